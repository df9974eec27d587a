// The words of notices, in both languages: one line, and where it leads.
import type { Language } from '@rose/protocol';
import { SHELF } from '../../../games/shelf.ts';

export const NOTICE_KINDS = ['turn', 'joined', 'begun', 'over', 'rematch', 'sent-away'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
interface Facts {
  readonly game: string;
  /** Whom it is about, where it is about somebody. */
  readonly who: string;
}
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

const WORDS: { readonly [L in Language]: { readonly [K in NoticeKind]: (facts: Facts) => string } } = {
  en: {
    turn: ({ game }) => `It is your turn: ${game}.`,
    joined: ({ game, who }) => `${who} has joined your table: ${game}.`,
    begun: ({ game }) => `Your table has begun: ${game}.`,
    over: ({ game }) => `The game is over: ${game}.`,
    rematch: ({ game, who }) => `${who} offers you a rematch, sides swapped: ${game}.`,
    'sent-away': ({ game, who }) => `${who} has sent you away from a table: ${game}. You can read why there.`,
  },
  fr: {
    turn: ({ game }) => `C’est à vous de jouer : ${game}.`,
    joined: ({ game, who }) => `${who} a rejoint votre table : ${game}.`,
    begun: ({ game }) => `Votre table a commencé : ${game}.`,
    over: ({ game }) => `La partie est finie : ${game}.`,
    rematch: ({ game, who }) => `${who} vous propose la revanche, camps échangés : ${game}.`,
    'sent-away': ({ game, who }) => `${who} vous a demandé de quitter une table : ${game}. La raison y est écrite.`,
  },
};

export const noticeWords = (kind: NoticeKind, language: Language, game: string, who: string): NoticeWords => {
  const title = SHELF.find(({ id }) => id === game)?.title[language] ?? game;
  return { title: 'Rose & Crown', text: WORDS[language][kind]({ game: title, who }) };
};

const MUTE = {
  en: 'To get no more notices from this table, mute it there; to get none at all, change your notices in your account.',
  fr: 'Pour ne plus recevoir d’avis de cette table, mettez-la en sourdine ; pour ne plus en recevoir du tout, changez vos avis dans votre compte.',
} as const;
export const letterOf = (language: Language, { title, text }: NoticeWords, link: string) => ({
  subject: `${title}${language === 'fr' ? '\u00a0' : ''}: ${text}`,
  text: `${text}\n\n${link}\n\n${MUTE[language]}\n`,
});
