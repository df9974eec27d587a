// English words around a table.
import type { TableWords } from './table.ts';

export const tableEn: TableWords = {
  why: {
    'game-is-over': () => 'The game is over.',
    'not-your-turn': () => 'It is not your turn.',
    'not-now': (_, verb) => (verb ? `“${verb}” is not for this moment of the game.` : 'This is not the moment for it.'),
    'not-an-action': ({ text }) => `“${text}” is not an action of this game.`,
  },
  noUndo: {
    'nothing-to-undo': 'There is nothing to take back.',
    'not-your-entry': 'The last action is not yours.',
    'game-is-over': 'The game is over: nothing can be taken back any more.',
    secret: 'Others are choosing in secret at the same time: change your own choice instead, order by order.',
    roll: 'Dice were thrown: this action cannot be taken back.',
    reveal: 'A secret came out: this action cannot be taken back.',
    turn: 'The turn has passed: the other side must agree to a take-back.',
  },
  noManner: {
    'game-is-over': 'The game is over.',
    'not-at-this-table': 'This is not done in this game.',
    'not-your-turn': 'Wait for your turn to resign.',
    'no-offer': 'Nobody has offered you a draw.',
    'offer-stands': 'An offer of a draw is already waiting for an answer.',
    'offer-again-later': 'You have already offered a draw: play an action first.',
    'seat-is-vacant': 'This seat has already been given up: somebody else is playing it.',
  },
  trouble: {
    'bad-request': ({ field }) => ({
      what: `The page asked for something the house does not understand (${field}).`,
      next: 'Reload the page; if it comes back, export the game.',
    }),
    'piled-marks': ({ most }) => ({
      what: `There are more than ${most} marks on one letter.`,
      next: 'Take some away and send it again.',
    }),
    'no-such-table': () => ({
      what: 'There is no such table on this device.',
      next: 'Go back to the home page: your tables are there, and you can open a game file.',
    }),
    'no-such-game': ({ game }) => ({
      what: `The house does not know the game “${game}”.`,
      next: 'Check the file or the link, or update the house.',
    }),
    'not-your-seat': () => ({ what: 'This seat is not yours.', next: 'Choose a seat that you hold.' }),
    stale: () => ({
      what: 'The table has changed in the meantime.',
      next: 'It is up to date again: look, then choose once more.',
    }),
    refused: () => ({ what: 'The rules do not allow it.', next: 'Choose another action.' }),
    'no-undo': ({ reason }) => ({ what: tableEn.noUndo[reason], next: 'Play on.' }),
    'no-manner': ({ reason }) => ({ what: tableEn.noManner[reason], next: 'Play on.' }),
    'bad-file': ({ field, reason }) => ({
      what: `This file cannot be read: “${field}” ${reason}.`,
      next: 'Nothing is lost here. Export the game again where it came from, or choose another file.',
    }),
    mistake: ({ field, reason }) => ({
      what: `A setting does not fit: “${field}” ${reason}.`,
      next: 'Correct it and try again.',
    }),
    storage: () => ({
      what: 'The game cannot be saved just now.',
      next: 'In the open house, try again in a moment. On this device, make room or leave private browsing, and export the game to keep it.',
    }),
    'journal-full': ({ most }) => ({
      what: `You have made ${most} moves and take-backs in this game, more than any game needs.`,
      next: 'Leave your seat to the house, resign, agree to a draw or vote to end it.',
    }),
    internal: () => ({
      what: 'The house got into a muddle.',
      next: 'What was played is kept. Try again, or reload the page.',
    }),
  },
  manner: {
    resign: (who) => `${who} resigns.`,
    'offer-draw': (who) => `${who} offers a draw.`,
    'accept-draw': (who) => `${who} accepts the draw.`,
    'decline-draw': (who) => `${who} declines the draw.`,
    forfeit: (who) => `${who} forfeits the game: out of time, or gone.`,
    abandon: () => 'The table votes to end the game here.',
  },
  advice: {
    wins: 'This move wins.',
    'wins-soon': 'This move leads to victory.',
    'only-move': 'It is the only action possible.',
    'avoids-loss': 'Everything else loses soon.',
    gains: 'This move gains ground.',
    holds: 'This move holds the position.',
    'best-of-bad': 'The position is bad; this move resists longest.',
  },
  mannerEnd: {
    resigned: (winner) => (winner ? `${winner} wins: the other side resigns.` : 'Everybody resigns.'),
    agreed: () => 'A draw, by agreement.',
    forfeited: (winner) =>
      winner ? `${winner} wins: the other side ran out of time, or left.` : 'Everybody ran out of time, or left.',
    abandoned: () => 'Stopped early by a vote of the table: nobody wins.',
  },
  courtesy: {
    resign: 'Resign',
    'offer-draw': 'Offer a draw',
    'accept-draw': 'Accept the draw',
    'decline-draw': 'Decline the draw',
  },
  unfinished: 'Stopped early',
};
