import { count } from '../words/count.ts';
import { typeset } from '../words/typeset.ts';
import type { OnlineWords } from './words.ts';

const n = (many: number, one: string, other: string): string => count('fr', many, { one, other });

export const onlineFr: OnlineWords = typeset<OnlineWords>({
  here: 'ici',
  away: 'absent',
  standsIn: (who) => `remplace ${who}`,
  talk: {
    title: 'Propos de table',
    none: 'Personne n’a encore rien dit.',
    to: 'À qui',
    audience: { players: 'aux joueurs', spectators: 'aux spectateurs', house: 'à tous' },
    only: {
      players: 'Seuls les joueurs l’entendent.',
      spectators: 'Seuls les spectateurs l’entendent.',
      house: 'Tout le monde l’entend.',
    },
    say: 'Dire quelque chose',
    send: 'Dire',
    signIn: 'Prenez un nom pour parler.',
    more: (who) => `À propos de ce qu’a dit ${who}`,
    block: (who) => `Bloquer ${who}`,
    blockSure: (who) => `Bloquer ${who} ?`,
    blockText:
      'Vous ne l’entendrez plus et ne le croiserez plus aux tables ouvertes. Cela se défait dans votre compte.',
    blocked: 'Vous ne l’entendrez plus.',
    report: 'Signaler ce propos',
    reason: 'Qu’a-t-il d’inacceptable ?',
    reportSend: 'Le signaler à qui tient la maison',
    reported: 'Merci. Qui tient la maison le lira.',
  },
  notes: { kept: 'Gardées dans la maison ouverte ; vous seul pouvez les lire.', saving: 'On garde…' },
  takeBack: {
    ask: 'Demander à reprendre…',
    title: 'Reprendre votre dernière décision ?',
    text: 'Les autres joueurs doivent être d’accord. Ces étapes seraient défaites :',
    dice: 'Des dés y sont tombés : qui les a vus s’en souvient.',
    revealed: 'Une chose cachée s’est montrée : elle reste connue.',
    send: 'Demander aux autres',
    sent: 'La demande est faite.',
    done: 'C’est repris.',
    asked: (who) => `${who} demande à reprendre :`,
    waits: 'Votre demande de reprise attend sa réponse.',
    agree: 'Accepter',
    refuse: 'Refuser',
    withdraw: 'La retirer',
  },
  seat: {
    leave: 'Laisser le siège à la maison',
    leaveSure: 'Quitter votre siège ?',
    leaveText: (bot) => `${bot} jouera pour vous. Vous pourrez y revenir à tout moment.`,
    kept: 'La maison joue pour vous à cette table.',
    reclaim: 'Reprendre le siège',
  },
  rematch: { asked: 'La même compagnie se retrouve, camps échangés.', go: 'Y aller' },
  company: {
    title: 'À cette table',
    watching: (many) => n(many, '# spectateur', '# spectateurs'),
    nobodyWatches: 'Personne ne regarde.',
    profile: (who) => `À propos de ${who}`,
    copy: 'Copier le lien de cette table',
    terms: 'Ce qui est convenu',
  },
  lost: {
    none: 'Cette table n’est pas dans la maison ouverte.',
    noneText: 'Elle a peut-être été annulée, ou le lien a été coupé.',
    wrongKey: 'Cette table ne s’ouvre que par son lien.',
    wrongKeyText: 'Suivez le lien reçu, ou redemandez-le.',
  },
});
