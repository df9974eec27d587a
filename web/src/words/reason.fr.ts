// What the kernel finds wrong with a written thing comes as English words of the file format; here they are in French.
const REASONS: readonly (readonly [RegExp, string])[] = [
  // options
  [/^must be true or false$/, 'doit être vrai ou faux (true, false)'],
  [/^must be a whole number from (\S+) to (\S+)$/, 'doit être un nombre entier de $1 à $2'],
  [/^must be a whole number, 0 or more$/, 'doit être un nombre entier, 0 ou plus'],
  [/^must be one of: (.*)$/, 'doit être l’un de : $1'],
  [/^is unknown; (?:the options|known) are: (.*)$/, 'est inconnu ; on connaît : $1'],
  // shape of a file
  [/^must be an object$/, 'doit être un objet'],
  [/^must be an object of plain data, not too large$/, 'doit être un objet de simples données, pas trop grand'],
  [/^must be of the type (.*)$/, 'doit être du type « $1 »'],
  [/^must be at most (\S+), in number or in length$/, 'doit compter au plus $1, en nombre ou en longueur'],
  [/^must be at least (\S+), in number or in length$/, 'doit compter au moins $1, en nombre ou en longueur'],
  [/^is not written as it must be$/, 'n’est pas écrit comme il le faut'],
  [/^is larger than 16 MB$/, 'dépasse 16 Mo'],
  [/^is not JSON: it may be cut short or of another kind$/, 'n’est pas du JSON : il est tronqué ou d’une autre sorte'],
  [/^is missing$/, 'manque'],
  // seats
  [/^is not a seat of this game$/, 'n’est pas un siège de ce jeu'],
  [/^is not a game of this house: (.*)$/, 'n’est pas un jeu de cette maison : $1'],
  [/^must be (\d+), for: (.*)$/, 'doivent être $1, pour : $2'],
  [/^must be (\d+) dice$/, 'ne porte pas le bon nombre de dés : $1'],
  // entries
  [/^has the number (\S+), (\S+) was expected$/, 'porte le numéro $1, on attendait $2'],
  [/^names an unknown seat, (.*)$/, 'nomme un siège inconnu, $1'],
  [/^is not an action: (.*)$/, 'n’est pas une action : $1'],
  [/^is refused \(([^)]*)\): (.*)$/, 'est refusé par les règles ($1) : $2'],
  [/^(nothing-to-undo|not-your-entry|game-is-over|secret|roll|reveal|turn)$/, 'ne pouvait pas se faire ($1)'],
  [/^(not-at-this-table|not-your-turn|no-offer|offer-stands|offer-again-later)$/, 'ne pouvait pas se faire ($1)'],
  // dice, fingerprint, secret
  [/^has dice or a seal that its action does not lead to$/, 'porte des dés ou un sceau étrangers à son action'],
  [/^has dice that the set-up does not throw$/, 'porte des dés que la mise en place ne jette pas'],
  [/^do not fit the game$/, 'ne conviennent pas au jeu'],
  [
    /^scripted dice: roll (\d+) of d(\d+), only (\d+) given$/,
    'manquent : jet $1 (dé à $2 faces), $3 seulement sont écrits',
  ],
  [/^scripted dice: (\S+) is not a face of d(\d+)$/, 'portent $1, qui n’est pas une face d’un dé à $2 faces'],
  [/^is (\S+), the replay ends at (\S+)$/, 'vaut $1, la partie rejouée finit à $2'],
  [/^is missing although the game is over$/, 'manque alors que la partie est finie'],
  [/^is published although the game goes on$/, 'est publié alors que la partie continue'],
  [/^is not the one promised by the commitment$/, 'n’est pas celui qui était promis'],
  [
    /^is (\S+), newer than this house's (\S+); update the house$/,
    'vaut $1, plus que le $2 de cette maison : mettez-la à jour',
  ],
];

/** The reason in French; one that is not known here is quoted as it came. */
export const raison = (reason: string): string => {
  for (const [pattern, french] of REASONS) if (pattern.test(reason)) return reason.replace(pattern, french);
  return `ne convient pas (« ${reason} »)`;
};
