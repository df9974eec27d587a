// One script for both workers of the page: named `bots` it thinks, else it is the host. They share the rules of a
// game, which would be fetched for each of two scripts.
import { answerAsBots } from './bot-worker.ts';
import { openHost } from './host-worker.ts';

if (self.name === 'bots') answerAsBots();
else openHost();
