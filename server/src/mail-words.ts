// The words of the letters, in both languages.
import type { Language } from '@rose/protocol';
import type { Letter } from './people/context.ts';

export interface Words {
  readonly subject: string;
  readonly text: string;
}
interface Facts {
  readonly name: string;
  readonly link: string;
}

const WORDS: { readonly [L in Language]: { readonly [K in Letter]: (facts: Facts) => Words } } = {
  en: {
    reset: ({ name, link }) => ({
      subject: 'Rose & Crown: a new password',
      text: `Good day ${name},

Somebody, probably you, asked for a new password for your account at the Rose & Crown. Choose one here within the hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
    }),
    email: ({ name, link }) => ({
      subject: 'Rose & Crown: is this your address?',
      text: `Good day ${name},

This address was given for an account at the Rose & Crown. If it is yours, say so here within three days:

${link}

If it is not, there is nothing to do: nothing more will be sent.
`,
    }),
    moved: ({ name, link }) => ({
      subject: 'Rose & Crown: your account has another address now',
      text: `Good day ${name},

Your account at the Rose & Crown no longer uses this address. Whoever changed it knew your password.

If it was not you, change the password and end the other sessions at once:

${link}
`,
    }),
  },
  fr: {
    reset: ({ name, link }) => ({
      subject: 'Rose & Crown : un nouveau mot de passe',
      text: `Bonjour ${name},

Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour votre compte au Rose & Crown. Choisissez-le ici dans l’heure :

${link}

Si ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.
`,
    }),
    email: ({ name, link }) => ({
      subject: 'Rose & Crown : cette adresse est-elle la vôtre ?',
      text: `Bonjour ${name},

Cette adresse a été donnée pour un compte au Rose & Crown. Si c’est la vôtre, dites-le ici sous trois jours :

${link}

Sinon, il n’y a rien à faire : rien d’autre ne sera envoyé.
`,
    }),
    moved: ({ name, link }) => ({
      subject: 'Rose & Crown : votre compte a une autre adresse',
      text: `Bonjour ${name},

Votre compte au Rose & Crown n’utilise plus cette adresse. Qui l’a changée connaissait votre mot de passe.

Si ce n’était pas vous, changez le mot de passe et fermez les autres sessions sans tarder :

${link}
`,
    }),
  },
};

export const wordsOf = (letter: Letter, language: Language, facts: Facts): Words => WORDS[language][letter](facts);
