// French: the question of the moment in combat and after it.
import type { Kingmaker, View } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { cardOf, during, nobles, pieceOf, pieceOfMark, placeOf, prisonersOf, seatOf } from './facts.ts';
import { card, either, inSite, ofPiece, Piece, piece, pieces, seat, site } from './parts.fr.ts';
import { ask, asking } from './prompting.fr.ts';

type Prompts = Catalogue<Kingmaker>['prompt'];

/** What is declared: who against whom. */
const declared = (view: View): Line => {
  const phase = during(view, 'combat');
  const by = seatOf(phase?.by);
  if (!phase || by === undefined) return line`Chaque noble attaque une fois par tour.`;
  const place = placeOf(phase.place);
  if (phase.kind === 'siege' && place !== undefined) return line`${seat(by)} assiège ${site(place)}.`;
  if (phase.kind === 'town' && place !== undefined) return line`${seat(by)} se bat ${inSite(place)}.`;
  return line`${seat(by)} attaque ${pieces(nobles(phase.defenders))}.`;
};
const choosing = (view: View, picked: readonly string[]): Prompt => {
  const due = placeOf(during(view, 'combat')?.bound[0]);
  if (due !== undefined)
    return ask(
      '6.5',
      line`Qui assiège ${site(due)} ?`,
      line`Vous y avez débarqué pour cela : rien d’autre auparavant.`,
    );
  const who = picked.flatMap((id) => pieceOfMark(id) ?? []);
  return ask(
    '7.1',
    line`Qui attaquez-vous ?`,
    who.length > 0
      ? line`Avec ${pieces(who)}, dans la même zone.`
      : line`Des nobles, ou une place. Chacun attaque une fois par tour ; un siège veut autant d’hommes qu’il y en a dedans.`,
  );
};
const combat = asking(
  '7.1',
  ['décide d’un combat', 'décident d’un combat'],
  (view, _, picked) => {
    const phase = during(view, 'combat');
    if (phase?.step === 'heirs')
      return ask(
        '7.5',
        line`Exécutez-vous votre héritier avant le combat ?`,
        line`${declared(view)} On ne prend pas les morts.`,
      );
    if (phase?.step !== 'card') return choosing(view, picked);
    return phase.kind === 'ambush'
      ? ask(
          '14.2',
          line`À qui tendez-vous l’embuscade ?`,
          line`Le dernier nom de la carte décide s’il tombe entre vos mains.`,
        )
      : ask(
          '7.1',
          line`Retourner la carte, ou renoncer ?`,
          line`${declared(view)} Une fois la carte retournée, on ne recule plus.`,
        );
  },
  declared,
);

type Step = 'array' | 'engage' | 'support' | 'shift' | 'done';
const FIELD: { readonly [S in Step]: readonly [rule: string, question: string, explain: string] } = {
  array: [
    '15.2',
    'Comment rangez-vous vos nobles ?',
    'Touchez un noble, puis son emplacement. Un à trois devant, d’autres derrière eux, le reste en réserve.',
  ],
  engage: ['15.3', 'Où attaquez-vous ?', 'Dans toute colonne où deux se font face, ou nulle part.'],
  support: [
    '15.3',
    'Qui aide où ?',
    'Qui n’est pas attaqué aide la rencontre la plus proche ; qui garde deux contre un peut envoyer des hommes.',
  ],
  shift: [
    '15.2',
    'Qui se déplace ?',
    'Chaque noble une fois, vers un emplacement voisin, vers la réserve ou hors d’elle.',
  ],
  done: ['15.2', 'La bataille est-elle finie ?', 'Il ne reste rien à ordonner.'],
};
const field = asking('15.2', ['range ses lignes', 'rangent leurs lignes'], (view) => {
  const phase = during(view, 'field');
  const [given, wanted] = (phase?.exchange ?? []).map(pieceOf);
  if (given !== undefined && wanted !== undefined)
    return ask(
      '15.3',
      line`${Piece(given)} contre ${piece(wanted)} : y consentez-vous ?`,
      line`On vous offre un échange de prisonniers.`,
    );
  const [rule, question, explain] = FIELD[(phase?.step ?? 'done') as Step];
  return ask(rule, [question], [explain]);
});

const ofPrisoner = (view: View): Line => {
  const [next] = nobles(during(view, 'prisoners')?.nobles ?? []);
  return next === undefined ? line`du prisonnier` : [ofPiece(next)];
};
const prisoners = asking(
  '8.2',
  ['décide du sort des prisonniers', 'décident du sort des prisonniers'],
  (view) =>
    ask(
      '8.2',
      line`Quel sera le sort ${ofPrisoner(view)} ?`,
      line`Gardé contre rançon, libéré avec tout ce qu’il a, ou exécuté.`,
    ),
  (view) => line`C’est le sort ${ofPrisoner(view)} qui se décide.`,
);
const spoils = asking('8.3', ['partage le butin', 'partagent le butin'], (view) => {
  const next = cardOf(during(view, 'spoils')?.cards[0]);
  const what = next === undefined ? line`le butin` : card(next);
  return ask('8.3', line`Qui prend ${what} ?`, line`L’un de ceux qui ont pris le prisonnier.`);
});
const bounty = asking('13.3', ['nomme un gardien', 'nomment un gardien'], (view) => {
  const royal = pieceOf(during(view, 'bounty')?.royals[0]);
  const who: Line = royal === undefined ? ['les captifs'] : [piece(royal)];
  return ask('13.3', line`Qui garde ${who} ?`, line`Des alliés ont vaincu ensemble ; le commandant nomme l’un d’eux.`);
});
const seizure = asking('3.3', ['nomme un seigneur', 'nomment un seigneur'], (view) => {
  const phase = during(view, 'seizure');
  const place = placeOf(phase?.place);
  const where: Line = place === undefined ? ['la place'] : [site(place)];
  return phase?.lord === null
    ? ask(
        '3.3',
        line`À qui sera ${where} ?`,
        line`Elle appartient à un seul noble et le suit : ${either(nobles(phase.nobles).map(piece))}.`,
      )
    : ask('5.3', line`Qui entre dans ${where} ?`, line`Autant qu’il y a de place ; les autres restent dehors.`);
});
const homecoming = asking('8.2', ['ramène un noble', 'ramènent un noble'], (view) => {
  const noble = pieceOf(during(view, 'homecoming')?.noble);
  const who: Line = noble === undefined ? ['le noble'] : [piece(noble)];
  return ask('8.2', line`Où rentre ${who} ?`, line`Dans un de ses châteaux libres, s’il y en a un.`);
});
const ransom = asking(
  '8.6',
  ['a le dernier mot sur les prisonniers', 'ont le dernier mot sur les prisonniers'],
  (view, viewer) => {
    const owns = ((during(view, 'ransom')?.asked ?? []) as readonly string[]).includes(viewer);
    return owns
      ? ask(
          '8.6',
          line`Quel prix pour ${pieces(prisonersOf(view, viewer))} ?`,
          line`Une rançon se règle par une offre : faites-la maintenant, ou passez.`,
        )
      : ask(
          '8.6',
          line`Quel sera le sort de vos prisonniers ?`,
          line`Avant la fin du tour, libérez-les ou exécutez-les. Un prix peut encore se régler par une offre.`,
        );
  },
  () => line`Une rançon se règle par une offre.`,
);
const condemned = (view: View): Line => {
  const noble = pieceOf(during(view, 'pardon')?.noble);
  return noble === undefined ? ['le prisonnier'] : [piece(noble)];
};
const pardon = asking(
  '15.8',
  ['répond au sujet d’un pardon royal', 'répondent au sujet d’un pardon royal'],
  (view) =>
    ask(
      '15.8',
      line`Sauvez-vous ${condemned(view)} par un pardon royal ?`,
      line`Tous ceux qui ont une carte de la Couronne en main reçoivent la même question.`,
    ),
  (view) => line`Le bourreau attend ${condemned(view)}.`,
);
const lodging = asking('3.4', ['décide du sort de ses hôtes', 'décident du sort de leurs hôtes'], (view) => {
  const phase = during(view, 'lodging');
  const place = placeOf(phase?.place);
  const where: Line = place === undefined ? [] : line` ${inSite(place)}`;
  return ask(
    '3.4',
    line`Laissez-vous ${pieces(nobles(phase?.nobles ?? []))} rester${where} ?`,
    line`La place est à vous désormais, et ils s’y trouvent.`,
  );
});

export const war = {
  combat,
  field,
  prisoners,
  spoils,
  bounty,
  seizure,
  homecoming,
  ransom,
  pardon,
  lodging,
} satisfies Partial<Prompts>;
