// French: the question of the moment, from the deal to the end of the movement.
import { E, eventKind, isShipName, type Kingmaker, type Seat, type View } from '@rose/kingmaker/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { asksOf, cardOf, during, eventOf, nobles, pieceOf, pieceOfMark, placeOf, shipOf } from './facts.ts';
import { atSite, card, count, Pieces, piece, pieces, ship, to, toMover, turned } from './parts.fr.ts';
import { court } from './prompt-court.fr.ts';
import { war } from './prompt-war.fr.ts';
import { ask, asking, free } from './prompting.fr.ts';

type Prompts = Catalogue<Kingmaker>['prompt'];
const lastPiece = (picked: readonly string[]) => picked.map(pieceOfMark).findLast((id) => id !== undefined);

const allocation = asking('1.3', ['répartit ses cartes', 'répartissent leurs cartes'], (view, _, picked) => {
  const noble = lastPiece(picked);
  const inHand = cardOf(picked.at(-1));
  const question =
    noble !== undefined
      ? line`Que reçoit ${piece(noble)} ?`
      : inHand !== undefined
        ? line`À quel noble donnez-vous ${card(inHand)} ?`
        : line`Quel noble reçoit quelle carte ?`;
  if (noble !== undefined || inHand !== undefined)
    return ask(
      '1.3',
      question,
      noble === undefined ? line`Touchez un noble éclairé.` : line`Touchez une carte éclairée.`,
    );
  const castles = view.options.secretPlacement ? ' Les châteaux se choisissent aussi maintenant.' : '';
  return ask(
    '1.3',
    question,
    line`Touchez une carte, puis un noble. Les titres vont aux nobles sans titre, les charges aux titrés ; ce qui ne va à personne, à la Chancellerie.${castles}`,
  );
});
const placement = asking('1.5', ['place ses nobles', 'placent leurs nobles'], (_view, _seat, picked) => {
  const noble = lastPiece(picked);
  const question =
    noble === undefined ? line`Où commencent vos nobles ?` : line`Dans quel château commence ${piece(noble)} ?`;
  return ask('1.5', question, line`Touchez un noble, puis un de ses châteaux.`);
});
const storm = asking('4.3', ['cherche un port', 'cherchent un port'], (view) => {
  const [next] = (during(view, 'storm')?.ships ?? []).flatMap((id) => shipOf(id) ?? []);
  const question = next === undefined ? line`Dans quel port ?` : line`Dans quel port se réfugie ${ship(next)} ?`;
  return ask('4.3', question, line`Plusieurs sont aussi proches : son maître choisit.`);
});
const escort = asking('4.5', ['choisit une escorte', 'choisissent une escorte'], (view) => {
  const phase = during(view, 'escort');
  const royal = pieceOf(phase?.royal);
  const who = nobles(phase?.nobles ?? []);
  const question = royal === undefined ? line`Avec qui part l’héritier ?` : line`Avec qui part ${piece(royal)} ?`;
  return ask('4.5', question, line`${Pieces(who)} sont appelés en des lieux différents.`);
});
const theCard = (view: View): Line => {
  const id = eventOf(during(view, 'commission')?.event);
  return id === undefined ? line`Une carte appelle des nobles.` : line`La carte : ${turned(id)}`;
};
const commission = asking(
  '14.1',
  ['répond au sujet d’un bref', 'répondent au sujet d’un bref'],
  (view) => {
    const phase = during(view, 'commission');
    const id = eventOf(phase?.event);
    const isSiege = id !== undefined && eventKind(E[id]) === 'french-siege';
    if (phase?.step !== 'name')
      return ask(
        '14.1',
        isSiege
          ? line`Montrez-vous un bref pour sauver Calais ?`
          : line`Montrez-vous un bref pour envoyer quelqu’un d’autre ?`,
        isSiege
          ? line`Sinon Calais est perdu pour de bon : son capitaine n’y est pas avec 50 hommes.`
          : line`${theCard(view)} Tous ceux qui ont une carte Événement en main reçoivent la même question.`,
      );
    return isSiege
      ? ask('15.9', line`Qui tient Calais par votre bref ?`, line`Un noble avec 50 hommes, dans Calais.`)
      : ask(
          '14.1',
          line`Qui envoyez-vous, et à la place de qui ?`,
          line`Les vôtres ensemble doivent avoir plus d’hommes que celui qu’ils remplacent.`,
        );
  },
  theCard,
);
const treachery = asking('16.1', ['rend des cartes', 'rendent des cartes'], (view) =>
  ask(
    '16.1',
    line`Quelle carte de la Couronne rendez-vous ?`,
    line`Encore ${count(during(view, 'treachery')?.cards ?? 1, 'carte')} à rendre à la pioche.`,
  ),
);

/** The question for leave to this seat, if there is one. */
const leaveAsked = (view: View, viewer: Seat): Prompt | undefined => {
  const asked = asksOf(view).find(({ owner }) => owner === viewer);
  const place = placeOf(asked?.place);
  if (!asked || place === undefined) return undefined;
  const who = shipOf(asked.ship) ?? pieceOf(asked.pieces[0]);
  const whom = who === undefined ? [] : line` ${toMover(who)}`;
  const goal = asked.to === undefined ? '' : line`On veut aller ${to(asked.to)}. `;
  return ask(
    '3.5',
    line`Donnez-vous permission${whom} ${atSite(place)} ?`,
    line`${goal}Non, pour cette fois, ou jusqu’à nouvel ordre.`,
  );
};
const inHand = (picked: readonly string[]): Prompt | undefined => {
  const who = picked.flatMap((id) => pieceOfMark(id) ?? []);
  if (who.length > 0)
    return ask(
      '5.1',
      line`Où ${who.length === 1 ? 'va' : 'vont'} ${pieces(who)} ?`,
      line`Cinq zones à travers champs, ou par la route tant que ses portes sont ouvertes.`,
    );
  const vessel = picked.findLast(isShipName);
  if (vessel === undefined) return undefined;
  return ask(
    '6.1',
    line`Où va ${ship(vessel)} ?`,
    line`Cinq points : quitter le port, chaque mer et entrer au port en coûtent un.`,
  );
};
const movement = asking(
  '5.1',
  ['joue ses mouvements', 'ont à répondre ou à bouger'],
  (view, viewer, picked) => {
    const put = leaveAsked(view, viewer) ?? inHand(picked);
    if (put) return put;
    return asksOf(view).length > 0
      ? ask('3.5', line`Qui d’autre bouge ?`, line`Vous avez demandé permission ; la réponse peut venir à tout moment.`)
      : ask(
          '5.1',
          line`Qui bouge ?`,
          line`Chaque noble une fois, seul ou en pile ; un héritier va avec son escorte, un navire une fois par manche.`,
        );
  },
  free,
);
const freeMoves = asking(
  '17.2',
  ['répond au sujet d’un Mouvement libre', 'répondent au sujet d’un Mouvement libre'],
  (view, viewer, picked) => {
    const leave = leaveAsked(view, viewer);
    if (leave) return leave;
    const step = during(view, 'free-moves')?.step;
    if (step === 'answer')
      return (
        inHand(picked) ??
        ask(
          '17.2',
          line`Répondez-vous par un Mouvement libre ?`,
          line`Les autres ont joué les leurs ; celui dont c’est le tour vient en dernier. Puis viennent les combats.`,
        )
      );
    if (step !== 'move')
      return ask(
        '17.2',
        line`Jouez-vous un Mouvement libre ?`,
        line`Tous ceux qui ont une carte Événement en main sont interrogés.`,
      );
    return (
      inHand(picked) ??
      ask(
        '5.6',
        line`Qui fait le Mouvement libre ?`,
        line`Un noble, une pile, un héritier ou un navire bouge encore une fois.`,
      )
    );
  },
  () => line`Ensuite viennent les combats.`,
);

export const prompt: Prompts = {
  allocation,
  placement,
  chance: asking('4.1', ['retourne une carte', 'retournent une carte'], () =>
    ask('4.1', line`Que dit la carte ?`, line`Cela arrive avant tout mouvement.`),
  ),
  storm,
  escort,
  commission,
  treachery,
  movement,
  'free-moves': freeMoves,
  ...war,
  ...court,
};
