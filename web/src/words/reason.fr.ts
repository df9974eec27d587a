// What the kernel finds wrong with a written thing comes as English words of the file format; here they are in French.
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^must be true or false$/, 'doit être vrai ou faux (true, false)'],
  [/^must be a whole number from (\S+) to (\S+)$/, 'doit être un nombre entier de $1 à $2'],
  [/^must be one of: (.*)$/, 'doit être l’un de : $1'],
  [/^must be an object$/, 'doit être un objet'],
  [/^is unknown; the options are: (.*)$/, 'est inconnu ; les options sont : $1'],
  [/^has the number (\S+), (\S+) was expected$/, 'porte le numéro $1, on attendait $2'],
  [/^names an unknown seat, (.*)$/, 'nomme un siège inconnu, $1'],
  [/^is not an action: (.*)$/, 'n’est pas une action : $1'],
  [/^is refused \(([^)]*)\): (.*)$/, 'est refusé par les règles ($1) : $2'],
  [
    /^has dice or a seal that its action does not lead to$/,
    'porte des dés ou un sceau qui ne viennent pas de son action',
  ],
  [
    /^is (\S+), newer than this house's (\S+); update the house$/,
    'vaut $1, plus récent que le $2 de cette maison ; mettez-la à jour',
  ],
  [/^do not fit the game$/, 'ne conviennent pas au jeu'],
  [
    /^scripted dice: roll (\d+) of d(\d+), only (\d+) given$/,
    'ne suffisent pas : jet $1 d’un dé à $2 faces, $3 seulement sont écrits',
  ],
  [/^scripted dice: (\S+) is not a face of d(\d+)$/, 'portent $1, qui n’est pas une face d’un dé à $2 faces'],
];

/** The reason in French; one that is not known here is quoted as it came. */
export const raison = (reason: string): string => {
  for (const [pattern, french] of REASONS) if (pattern.test(reason)) return reason.replace(pattern, french);
  return `ne convient pas (« ${reason} »)`;
};
