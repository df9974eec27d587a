// French: refusals. One sentence each: the cause, and what would be needed.

import { type Catalogue, line } from '@rose/table/text';
import type { WithoutAnEnemy } from '@rose/without-an-enemy/ids';
import { At, area, at, card, city, count, e, ofRegion, region, The, the, toBlock } from './parts.fr.ts';
import { verbName } from './verbs.fr.ts';
import { tactics, yearEnd } from './why-war.fr.ts';

type Why = Catalogue<WithoutAnEnemy>['why'];
type Named<W extends keyof Why> = Pick<Why, W>;

const general: Named<
  'not-at-this-step' | 'not-your-block' | 'block-not-on-map' | 'not-in-reserve' | 'card-not-in-hand' | 'no-points-left'
> = {
  'not-at-this-step': ({ verb }) =>
    line`« ${verbName(verb)} » n’est pas ce qu’on demande maintenant : répondez d’abord à la question posée.`,
  'not-your-block': ({ block }) => line`${The(block)} n’est pas à vos ordres : choisissez un bloc de votre camp.`,
  'block-not-on-map': ({ block }) =>
    line`${The(block)} n’est pas en campagne sur le plateau : seuls les blocs qui y sont peuvent faire cela.`,
  'not-in-reserve': ({ block }) =>
    line`${The(block)} n’est pas dans votre Réserve : on ne déploie que les blocs qui y attendent.`,
  'card-not-in-hand': ({ card: id }) => line`Vous n’avez pas ${card(id)} en main : choisissez une de vos cartes.`,
  'no-points-left': () => line`Il ne vous reste aucun point d’action : seul ce qui est déjà payé continue.`,
};

const moves: Named<
  | 'block-is-inside'
  | 'block-has-moved'
  | 'block-stands-elsewhere'
  | 'blocks-are-held'
  | 'no-border'
  | 'too-far'
  | 'way-crosses-itself'
  | 'border-full'
  | 'stops-after-rough'
  | 'stops-at-enemy'
  | 'pinned'
  | 'border-closed'
  | 'not-from-battle-to-enemy'
  | 'yorkshire-neutral'
  | 'covenanters-only'
  | 'never-entered'
  | 'no-muster-open'
  | 'muster-ends-elsewhere'
  | 'not-friendly'
  | 'not-open'
> = {
  'block-is-inside': ({ block, city: id }) =>
    line`${The(block)} est enfermé${e(block)} à ${city(id)} : on n’en sort qu’à la fin du siège, ou par une sortie.`,
  'block-has-moved': ({ block }) =>
    line`${The(block)} s’est déjà déplacé${e(block)} ou vient d’être déployé${e(block)} : un seul mouvement par tour.`,
  'block-stands-elsewhere': ({ block, area: id }) =>
    line`${The(block)} ne se tient pas ${at(id)} : partez de là où est ce bloc.`,
  'blocks-are-held': ({ area: id }) => line`Les leaders se querellent ${at(id)} : personne n’y bouge ce tour-ci.`,
  'no-border': ({ from: origin, to }) =>
    line`Il n’y a pas de chemin par terre entre ${area(origin)} et ${area(to)} : il faut une frontière commune.`,
  'too-far': ({ block, limit }) => line`C’est trop loin : ${the(block)} va à ${count(limit, 'zone')} au plus.`,
  'way-crosses-itself': ({ area: id }) =>
    line`Le chemin passe deux fois par la même zone, ${area(id)} : allez-y tout droit.`,
  'border-full': ({ from: origin, to, limit }) =>
    line`La frontière entre ${area(origin)} et ${area(to)} est pleine (${limit} blocs) : prenez une autre route.`,
  'stops-after-rough': ({ from: origin, to }) =>
    line`La frontière entre ${area(origin)} et ${area(to)} est difficile : un bloc s’arrête après l’avoir passée.`,
  'stops-at-enemy': ({ area: id }) => line`L’ennemi se tient ${at(id)} : un bloc qui y entre doit s’y arrêter.`,
  pinned: ({ area: id, pinned }) =>
    line`L’ennemi fixe ${count(pinned, 'bloc')} ${at(id)} : aucun autre des vôtres ne peut en partir.`,
  'border-closed': ({ from: origin, to }) =>
    line`L’ennemi est venu ce tour-ci par la frontière entre ${area(origin)} et ${area(to)} : sortez par une autre.`,
  'not-from-battle-to-enemy': ({ area: id }) =>
    line`Qui quitte une zone contestée ne peut entrer chez l’ennemi, et il y a des blocs ennemis ${at(id)}.`,
  'yorkshire-neutral': ({ area: id }) =>
    line`Le Yorkshire est neutre ce tour-ci : nul ne peut entrer ${at(id)} avant le tour VI.`,
  'covenanters-only': ({ area: id }) => line`Seuls les blocs covenantaires peuvent entrer ${at(id)}.`,
  'never-entered': ({ area: id }) =>
    line`Ce bloc ne peut pas entrer ${at(id)} : choisissez une zone d’Angleterre ou du pays de Galles.`,
  'no-muster-open': () => line`Aucun rassemblement n’est en cours : désignez d’abord la zone où l’on se rassemble.`,
  'muster-ends-elsewhere': ({ area: id }) =>
    line`Le rassemblement se fait ${at(id)} : chaque bloc qui y vient doit finir là.`,
  'not-friendly': ({ area: id }) =>
    line`${At(id)}, vous n’êtes pas en zone amie : il y faut un de vos blocs en campagne, et aucun de l’ennemi.`,
  'not-open': ({ area: id }) => line`L’ennemi se tient ${at(id)} : il faut pour cela une zone amie ou vacante.`,
};

const seas: Named<'not-coastal' | 'already-there' | 'not-its-region' | 'ireland-limit'> = {
  'not-coastal': ({ area: id }) => line`Il n’y a pas de côte ${at(id)} : un mouvement naval va de côte à côte.`,
  'already-there': ({ block, area: id }) => line`${The(block)} se tient déjà ${at(id)} : choisissez une autre côte.`,
  'not-its-region': ({ block, area: id, region: home }) =>
    line`Il faut ${toBlock(block)} une zone ${ofRegion(home)}, et non ${area(id)}.`,
  'ireland-limit': ({ limit }) =>
    limit === 1
      ? line`Un seul bloc peut tenter de quitter l’Irlande à chaque tour.`
      : line`Ce tour-ci, ${limit} blocs au plus peuvent tenter de quitter l’Irlande.`,
};

const recruits: Named<
  | 'is-full-strength'
  | 'never-strengthened'
  | 'outside-its-region'
  | 'besieged'
  | 'port-fed'
  | 'no-recruits-there'
  | 'no-region-points'
  | 'needs-major-city'
  | 'besieger-has-it'
> = {
  'is-full-strength': ({ block }) => line`${The(block)} est à pleine force : renforcez un autre bloc.`,
  'never-strengthened': ({ block }) =>
    line`On ne renforce pas ainsi ${the(block)} : jamais les Clubmen ni les covenantaires, et l’artillerie en fin d’année seulement.`,
  'outside-its-region': ({ block, region: home }) =>
    line`${The(block)} a pour région ${region(home)}, et ne se renforce que là.`,
  besieged: ({ block, city: id }) =>
    line`${The(block)} est assiégé${e(block)} à ${city(id)} : on n’y renforce que par un port, sur une mer à vous, et pendant les actions.`,
  'port-fed': ({ city: id }) => line`Pour ce tour, ${city(id)} a reçu toute la force que son port peut faire entrer.`,
  'no-recruits-there': ({ area: id }) =>
    line`On ne recrute ni ne renforce personne ${at(id)} : seulement en Angleterre et au pays de Galles.`,
  'no-region-points': ({ region: id, cost }) =>
    line`Il ne reste pas assez des points ${ofRegion(id)} : cela coûte ${cost} PR.`,
  'needs-major-city': ({ area: id }) =>
    line`L’artillerie a besoin d’une ville majeure à vous, et il n’y en a pas ${at(id)}.`,
  'besieger-has-it': ({ area: id }) => line`L’assiégeant tient la campagne ${at(id)} : choisissez une autre zone.`,
};

const events: Named<
  | 'event-does-not-fit'
  | 'event-not-there'
  | 'had-its-share'
  | 'another-port'
  | 'event-not-done'
  | 'no-siege-to-raise'
  | 'no-enemy-there'
> = {
  'event-does-not-fit': ({ block }) =>
    line`L’événement ne concerne pas ${the(block)} : choisissez un bloc dont il parle.`,
  'event-not-there': ({ area: id }) => line`L’événement ne peut servir ${at(id)} : choisissez une zone dont il parle.`,
  'had-its-share': ({ block }) => line`${The(block)} a eu sa part de cet événement : choisissez un autre bloc.`,
  'another-port': ({ city: id }) =>
    line`L’événement ne sert qu’à un port, et vous avez choisi ${city(id)} : continuez là.`,
  'event-not-done': () => line`L’événement n’est pas facultatif : continuez tant qu’il peut produire un effet.`,
  'no-siege-to-raise': ({ city: id }) =>
    line`Le siège de cette ville, ${city(id)}, ne peut monter : il faut une ville ennemie assiégée, de 1 à 4.`,
  'no-enemy-there': ({ area: id }) => line`Aucun bloc ennemi ne se tient ${at(id)} : nommez une zone où il y en a.`,
};

export const why: Why = { ...general, ...moves, ...seas, ...recruits, ...events, ...tactics, ...yearEnd };
