// French: the question of the moment in the tactical phase, in sieges and in supply.

import { type Catalogue, type Line, line, type Prompt } from '@rose/table/text';
import { type CityName, other, type Seat, type View, type WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { CARDS } from './cards.fr.ts';
import { areaOf, cardOf, cityFacts, cityInArea, cityOf, type During, during } from './facts.ts';
import { at, card, city, count, ofCity, Side } from './parts.fr.ts';

type Prompts = Catalogue<WithoutAnEnemy>['prompt'];
const ask = (rule: string, question: Line, explain: Line): Prompt => ({ ask: question, explain, rule });
const waits = (rule: string, seat: Seat, doing: Line, explain: Line): Prompt =>
  ask(rule, line`${Side(other(seat))} ${doing}.`, explain);
const quiet = (rule: string, what: string): Prompt => ask(rule, line`${what}`, line`On ne vous demande rien.`);

export const tactics: Prompts['tactics'] = (view, seat) => {
  const phase = during(view, 'tactics');
  const played = cardOf(view, seat);
  if (!phase || phase.acting !== seat)
    return phase?.step === 'aim'
      ? waits('8.1', seat, line`place un événement tactique`, line`Il ne comptera que là.`)
      : waits(
          '8.2',
          seat,
          line`choisit la zone suivante`,
          line`Le joueur 1 décide dans quel ordre on résout les zones.`,
        );
  if (phase.step === 'aim' && played)
    return ask(
      '8.1',
      line`Où employez-vous ${card(played)} ?`,
      line`${CARDS[played].event} Si rien de tel n’a lieu là, l’événement est perdu.`,
    );
  return ask(
    '8.2',
    line`Quelle zone résout-on ensuite ?`,
    line`Vous êtes le joueur 1 et choisissez l’ordre : touchez une zone où sont des blocs des deux camps.`,
  );
};

const state = (view: View, id: CityName): string => {
  const { marker, breach } = cityFacts(view, id);
  const at = marker === undefined ? 'Aucun marqueur' : `Marqueur ${marker}`;
  return `${at}${breach ? ', brèche ouverte' : ''}.`;
};
const chosen = (blocks: number): string =>
  `${count(blocks, 'bloc choisi', 'blocs choisis')} : prenez-en d’autres, ou attaquez.`;
const besieging = (view: View, phase: During<'siege'>, id: CityName): Prompt => {
  if (phase.picked.length > 0)
    return ask('9.5', line`Qui donne l’assaut à ${city(id)} ?`, line`${chosen(phase.picked.length)}`);
  return ask(
    '9.2',
    line`Brèche, assaut ou patience devant ${city(id)} ?`,
    line`${state(view, id)} Un assaut demande un marqueur de 2, ou de 1 avec une brèche.`,
  );
};
export const siege: Prompts['siege'] = (view, seat) => {
  const phase = during(view, 'siege');
  const where = phase && areaOf(phase.area);
  const id = where && cityInArea(where);
  if (!phase || !id) return quiet('9.2', 'Les sièges suivent leur cours.');
  if (phase.acting !== seat)
    return phase.step === 'sortie'
      ? waits(
          '9.3',
          seat,
          line`peut faire une sortie hors ${ofCity(id)}`,
          line`Après une sortie, ni brèche ni assaut ici ce tour-ci.`,
        )
      : waits(
          '9.2',
          seat,
          line`décide du siège ${ofCity(id)}`,
          line`Un jet de brèche, un assaut, ou la patience. ${state(view, id)}`,
        );
  if (phase.step !== 'sortie') return besieging(view, phase, id);
  if (phase.picked.length > 0)
    return ask('9.3', line`Qui fait la sortie hors ${ofCity(id)} ?`, line`${chosen(phase.picked.length)}`);
  return ask(
    '9.3',
    line`Faites-vous une sortie hors ${ofCity(id)} ?`,
    line`Infanterie et cavalerie peuvent sortir ; les survivants rentrent dans les murs. ${state(view, id)}`,
  );
};

export const supply: Prompts['supply'] = (view, seat) => {
  const [due] = during(view, 'supply')?.dues ?? [];
  const where = due && areaOf(due.area);
  if (!due || !where) return quiet('11.1', 'Tout le monde est nourri.');
  if (due.side !== seat)
    return waits('11.1', seat, line`nourrit son armée ${at(where)}`, line`Chaque bloc en trop coûte 1 point de force.`);
  return ask(
    '11.1',
    line`Qui souffre de la faim ${at(where)} ?`,
    due.left === 1
      ? line`Un bloc est en trop : il en coûte 1 point de force.`
      : line`Il y a ${due.left} blocs en trop : il en coûte ${due.left} points de force, chacun à un bloc différent.`,
  );
};

export const surrender: Prompts['surrender'] = (view, seat) => {
  const phase = during(view, 'surrender');
  const id = phase && cityOf(phase.city);
  if (!phase || phase.step === 'over') return quiet('11.2', 'Les sièges suivent leur cours.');
  if (phase.acting !== seat)
    return waits(
      '11.2',
      seat,
      line`règle les sièges`,
      line`Un dé pour chaque ville assiégée ; puis les marqueurs montent.`,
    );
  switch (phase.step) {
    case 'resist':
      return ask(
        '15.1',
        line`Laquelle de vos villes tient bon ?`,
        line`Elle ne lance pas de dé ce tour-ci ; son marqueur monte quand même.`,
      );
    case 'pick':
      return ask(
        '11.2',
        line`Pour quel siège lance-t-on le dé ensuite ?`,
        line`Vous êtes le joueur 1 et choisissez l’ordre.`,
      );
    case 'march':
      return ask(
        '11.3',
        line`Où va la garnison${id ? line` ${ofCity(id)}` : []} ?`,
        line`Chaque bloc marche vers une des zones amies les plus proches.`,
      );
  }
};
