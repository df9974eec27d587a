// French words around a table.
import { raison } from './reason.fr.ts';
import type { TableWords } from './table.ts';
import { typeset } from './typeset.ts';

export const tableFr: TableWords = typeset<TableWords>({
  why: {
    'game-is-over': () => 'La partie est finie.',
    'not-your-turn': () => 'Ce n’est pas votre tour.',
    'not-now': (_, verb) => (verb ? `« ${verb} » ne se fait pas à ce moment de la partie.` : 'Ce n’est pas le moment.'),
    'not-an-action': ({ text }) => `« ${text} » n’est pas une action de ce jeu.`,
  },
  noUndo: {
    'nothing-to-undo': 'Il n’y a rien à reprendre.',
    'not-your-entry': 'La dernière action n’est pas la vôtre.',
    'game-is-over': 'La partie est finie : on ne reprend plus rien.',
    secret: 'D’autres choisissent en secret au même moment : changez plutôt votre propre choix, ordre par ordre.',
    roll: 'Les dés sont jetés : cette action ne se reprend plus.',
    reveal: 'Un secret a été dévoilé : cette action ne se reprend plus.',
    turn: 'Le tour est passé à l’autre camp : il faut son accord pour reprendre.',
  },
  noManner: {
    'game-is-over': 'La partie est finie.',
    'not-at-this-table': 'Cela ne se fait pas dans ce jeu.',
    'not-your-turn': 'Attendez votre tour pour abandonner.',
    'no-offer': 'Personne ne vous propose la nulle.',
    'offer-stands': 'Une proposition de nulle attend déjà sa réponse.',
    'offer-again-later': 'Vous avez déjà proposé la nulle : jouez d’abord une action.',
    'seat-is-vacant': 'Ce siège a déjà été abandonné : un autre le joue.',
  },
  trouble: {
    'bad-request': ({ field }) => ({
      what: `La page a demandé quelque chose que la maison ne comprend pas (${field}).`,
      next: 'Rechargez la page ; si cela revient, exportez la partie.',
    }),
    'piled-marks': ({ most }) => ({
      what: `Il y a plus de ${most} accents sur une même lettre.`,
      next: 'Retirez-en, puis renvoyez.',
    }),
    'no-such-table': () => ({
      what: 'Cette table n’existe pas sur cet appareil.',
      next: 'Revenez à l’accueil : vos tables y sont, et vous pouvez ouvrir un fichier de partie.',
    }),
    'no-such-game': ({ game }) => ({
      what: `La maison ne connaît pas le jeu « ${game} ».`,
      next: 'Vérifiez le fichier ou le lien, ou mettez la maison à jour.',
    }),
    'not-your-seat': () => ({ what: 'Ce siège n’est pas le vôtre.', next: 'Choisissez un siège que vous tenez.' }),
    stale: () => ({
      what: 'La table a changé entre-temps.',
      next: 'Elle est à nouveau à jour : regardez, puis choisissez encore.',
    }),
    refused: () => ({ what: 'Les règles ne le permettent pas.', next: 'Choisissez une autre action.' }),
    'no-undo': ({ reason }) => ({ what: tableFr.noUndo[reason], next: 'Continuez la partie.' }),
    'no-manner': ({ reason }) => ({ what: tableFr.noManner[reason], next: 'Continuez la partie.' }),
    'bad-file': ({ field, reason }) => ({
      what: `Ce fichier ne peut pas être lu : « ${field} » ${raison(reason)}.`,
      next: 'Rien n’est perdu ici. Exportez de nouveau la partie là d’où elle vient, ou choisissez un autre fichier.',
    }),
    mistake: ({ field, reason }) => ({
      what: `Un réglage ne convient pas : « ${field} » ${raison(reason)}.`,
      next: 'Corrigez-le et recommencez.',
    }),
    storage: () => ({
      what: 'La partie ne peut pas être enregistrée en ce moment.',
      next: 'Dans la maison ouverte, réessayez dans un instant. Sur cet appareil, faites de la place ou quittez la navigation privée, et exportez la partie pour la garder.',
    }),
    'journal-full': ({ most }) => ({
      what: `Vous avez fait ${most} coups et reprises dans cette partie, plus qu’aucune n’en demande.`,
      next: 'Laissez votre place à la maison, abandonnez, convenez d’une nulle ou votez la fin.',
    }),
    internal: () => ({
      what: 'La maison s’est embrouillée.',
      next: 'Ce qui était joué est gardé. Réessayez, ou rechargez la page.',
    }),
  },
  manner: {
    resign: (who) => `${who} : abandon.`,
    'offer-draw': (who) => `${who} : nulle proposée.`,
    'accept-draw': (who) => `${who} : nulle acceptée.`,
    'decline-draw': (who) => `${who} : nulle refusée.`,
    forfeit: (who) => `${who} : forfait, au temps ou par départ.`,
    abandon: () => 'La table vote pour arrêter la partie ici.',
  },
  advice: {
    wins: 'Ce coup gagne.',
    'wins-soon': 'Ce coup mène à la victoire.',
    'only-move': 'C’est la seule action possible.',
    'avoids-loss': 'Tout le reste perd bientôt.',
    gains: 'Ce coup gagne du terrain.',
    holds: 'Ce coup tient la position.',
    'best-of-bad': 'La position est mauvaise ; c’est ce coup qui résiste le plus longtemps.',
  },
  mannerEnd: {
    resigned: (winner) => (winner ? `${winner} l’emporte : l’autre camp abandonne.` : 'Tous abandonnent.'),
    agreed: () => 'Partie nulle, d’un commun accord.',
    forfeited: (winner) =>
      winner ? `${winner} l’emporte : l’autre camp est forfait, au temps ou par départ.` : 'Tous sont forfaits.',
    abandoned: () => 'Partie arrêtée avant sa fin par un vote de la table : personne ne gagne.',
  },
  courtesy: {
    resign: 'Abandonner',
    'offer-draw': 'Proposer la nulle',
    'accept-draw': 'Accepter la nulle',
    'decline-draw': 'Refuser la nulle',
  },
  unfinished: 'Arrêtée avant la fin',
});
