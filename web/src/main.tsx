// Where the page begins.
import { render } from 'preact';
import { App } from './app.tsx';
import { drawByTouches } from './frames.ts';
import { knockOnTurns } from './knock.ts';
import { keepOffline } from './offline.ts';
import { followPrefs } from './prefs.ts';
import { followHash } from './router.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/bar.css';
import './styles/buttons.css';
import './styles/papers.css';
import './styles/fields.css';
import './styles/page.css';

drawByTouches();
followPrefs();
followHash();
knockOnTurns();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
render(<App />, root);
void keepOffline();
