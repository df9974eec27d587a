// French: the question of the moment.
import {
  B,
  type BlockKind,
  type BlockName,
  type CardName,
  kindOf,
  other,
  type RichardIII,
  type Seat,
  type View,
} from '@rose/richard-iii/ids';
import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type During, during, isInPool, touchedBy } from './facts.ts';
import { SIDES } from './names.fr.ts';
import { area, count, from, listed, the } from './parts.fr.ts';
import { battle, political, supply } from './prompt-war.fr.ts';

const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: string, explain: Line): Prompt =>
  ask(rule, line`${SIDES[other(seat)]} ${doing}.`, explain);

const card = (view: View, seat: Seat): Prompt => {
  const phase = during(view, 'card');
  switch (phase?.step) {
    case 'ask':
      if (phase.seat !== seat)
        return waits(
          '5.1',
          seat,
          'peut demander une nouvelle main',
          line`Il faut pour cela une main de 13 points d’action au plus.`,
        );
      return ask(
        '5.1',
        line`Demandez-vous une nouvelle main ?`,
        line`La vôtre vaut 13 points au plus : vous pouvez la montrer et en tirer une autre, une fois par campagne.`,
      );
    case 'answer':
      if (phase.seat !== seat)
        return waits('5.1', seat, 'réfléchit à sa propre main', line`Cette maison peut la garder ou la rendre.`);
      return ask(
        '5.1',
        line`L’autre maison change de main : et vous ?`,
        line`Si vous la rendez, on mélange les 25 cartes et les deux en tirent sept.`,
      );
    case 'choose':
      if (phase.ready[seat])
        return ask(
          '1.1',
          line`Votre carte est posée.`,
          line`On révèle les deux quand ${SIDES[other(seat)]} aura choisi.`,
        );
      return ask(
        '1.1',
        line`Quelle carte jouez-vous ce tour-ci ?`,
        line`Les événements passent avant les cartes d’action, puis les points ; l’égalité va au prétendant.`,
      );
    case 'deal':
    case undefined:
      return ask('5.1', line`On distribue les cartes.`, line`Sept à chaque maison.`);
  }
};

const EVENTS: { readonly [C in CardName]?: readonly [rule: string, explain: string] } = {
  'event-surprise': ['5.51', 'Surprise : un groupe, avec un bloc de plus par frontière ; ou un mouvement maritime.'],
  'event-force-march': ['5.52', 'Marche forcée : un groupe avance jusqu’à trois territoires.'],
  'event-muster': ['5.53', 'Rassemblement : désignez un territoire, et vos blocs y marchent.'],
  'event-piracy': ['5.54', 'Piraterie : des mouvements maritimes, qui peuvent attaquer.'],
  'event-treason': ['5.55', 'Trahison : un groupe avance, et un jet de trahison avant une bataille.'],
  'event-plague': ['5.56', 'Peste : chaque bloc d’une ville ennemie perd un point de force.'],
};
const whatToDo = (view: View, seat: Seat, phase: During<'action'>): Prompt => {
  const played = view.cards[seat];
  const event = played === null ? undefined : EVENTS[played];
  if (played === 'event-muster' && phase.muster === null)
    return ask('5.53', line`Où vos blocs se rassemblent-ils ?`, line`Dans un territoire ami ou neutre.`);
  if (played === 'event-muster' && phase.muster !== null)
    return ask(
      '5.53',
      line`Qui vient au rassemblement ?`,
      line`Les blocs à un ou deux territoires de là marchent vers ${area(phase.muster)}.`,
    );
  if (played === 'event-plague' && !phase.plagued)
    return ask('5.56', line`Quelle ville la peste frappe-t-elle ?`, line`Une que l’ennemi seul tient.`);
  if (phase.points === 0)
    return ask(
      event?.[0] ?? '5.0',
      line`Plus aucun point d’action : finissez-vous vos actions ?`,
      line`Ce qui est éclairé peut encore partir : les blocs de territoires et de ports déjà payés.`,
    );
  const left = count(phase.points, 'point d’action', 'points d’action');
  const explain = event
    ? event[1]
    : 'Un point sert à déplacer les blocs d’un territoire, à prendre la mer ou à recruter un bloc.';
  return ask(event?.[0] ?? '5.0', line`Il vous reste ${left} : que faites-vous ?`, line`${explain}`);
};

/** So many names fit into a question; more stand below it. */
const FEW = 3;
const marching = (blocks: readonly BlockName[]): Prompt => {
  const names = listed(blocks.map(the));
  const [verb, lit] = [blocks.length === 1 ? 'va' : 'vont', 'Vers un territoire ou une côte éclairés.'];
  if (blocks.length <= FEW) return ask('5.2', line`Où ${verb} ${names} ?`, line`${lit}`);
  return ask('5.2', line`Où vont ces ${blocks.length} blocs ?`, line`${names}. ${lit}`);
};
/** 5.4 Where a block of each kind comes onto the map. */
const RECRUITED: { readonly [K in BlockKind]: string } = {
  heir: 'Dans un territoire à couronne ; un héritier du prétendant, en exil',
  noble: 'Là où est son bouclier',
  church: 'Dans sa cathédrale',
  levy: 'Dans sa ville',
  bombard: 'Dans une ville à vous',
  mercenary: 'Au pays de Galles',
  rebel: 'Là où il n’y a personne',
};
const recruiting = (block: BlockName): Prompt =>
  ask(
    '5.4',
    line`Où recrutez-vous ${the(block)} ?`,
    line`${RECRUITED[kindOf(B[block])]} : touchez un territoire éclairé.`,
  );
const action = (view: View, seat: Seat, picked: readonly string[]): Prompt => {
  const phase = during(view, 'action');
  if (!phase || phase.acting !== seat)
    return waits('1.2', seat, 'agit', line`Cette maison dépense les points de sa carte ; puis vient la suite.`);
  if (phase.step === 'main') {
    const areas = view.attacks.filter(({ attacker, main }) => attacker === seat && main === null).map((a) => a.area);
    return ask(
      '6.3',
      line`Par quelle frontière vient votre attaque principale contre ${listed(areas.map(area))} ?`,
      line`Ses blocs se battent dès le round 1 et fixent l’ennemi ; les autres attendent en renfort.`,
    );
  }
  const touched = touchedBy(picked);
  if (touched.touched === 'block')
    return isInPool(view, touched.block) ? recruiting(touched.block) : marching(touched.all);
  if (touched.touched === 'area')
    return ask('5.2', line`Quel bloc part ${from(touched.area)} ?`, line`Un bloc qui n’a pas été déplacé ce tour-ci.`);
  return whatToDo(view, seat, phase);
};

export const prompt: Catalogue<RichardIII>['prompt'] = { card, action, battle, supply, political };
