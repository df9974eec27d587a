// The house as one walks in: the sign, the tables, one's own games.
import { SHELF } from '../../games/shelf.ts';
import { Footer } from './footer.tsx';
import { GameCard } from './home/card.tsx';
import { Finished } from './home/finished.tsx';
import { OpenHouse } from './home/open-house.tsx';
import { Sign } from './home/sign.tsx';
import { Tables, useTables, Waiting } from './home/tables.tsx';
import { words } from './words/index.ts';
import './styles/hall.css';
import './styles/home.css';
import './styles/tables.css';

export const Home = () => {
  const tables = useTables();
  return (
    <div class="home">
      <Sign />
      <main id="main">
        <Waiting tables={tables} />
        <h2 class="unseen">{words().games}</h2>
        <div class="games">
          {SHELF.map((card) => (
            <GameCard key={card.id} card={card} />
          ))}
        </div>
        <OpenHouse />
        <div class="low">
          <Tables tables={tables} />
          <Finished tables={tables} />
        </div>
      </main>
      <Footer />
    </div>
  );
};
