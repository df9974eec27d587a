// 8.0 Parliament: region by region, then the king, then titles and bonuses; and the end of the turn.

import { byHouse, houseOrNull, rankName, titlesOf } from '../../papers/naming.ts';
import { CHURCH_VP, houseName, KING_VP, seatOf, TITLE_VP, TRADE_VP, TURNS } from '../data/box.ts';
import { placeName } from '../data/cards.ts';
import { REGIONS, regionName, votesOf } from '../data/regions.ts';
import { churchOf, type Judgement, judge, type Rank, tradeOf, type Vote } from '../judgement.ts';
import { finalRanking } from '../outcome.ts';
import { houseOf, score } from '../position.ts';
import { type Automatic, NONE, type Table } from '../state.ts';

/** 8.1, 8.3 One region: points for the first two, votes for a house; without control points its marker is set aside. */
const judgeRegion = ({ state, tell }: Table, region: number, ranks: readonly Rank[], vote: Vote | undefined): void => {
  for (const { seat, vp } of ranks) score(state, seat, vp);
  tell('8.1', { say: 'region-judged', region: regionName(region), ranking: ranks.map(rankName) });
  if (!vote) return;
  state.markers[region] = vote.house;
  tell('8.3', {
    say: 'votes-cast',
    region: regionName(region),
    votes: vote.house === NONE ? 0 : votesOf(region),
    cp: byHouse(vote.cp),
    house: houseOrNull(vote.house),
    by: vote.by ?? null,
  });
};

/** 8.4 The house with more votes crowns the king, and both its players score. */
const crown = ({ state, tell }: Table, { king }: Judgement): void => {
  if (!king) return;
  state.kings.push(king.house);
  if (king.house === NONE) {
    tell('8.4', { say: 'no-king' });
    return;
  }
  const seats = state.order.filter((seat) => houseOf(state, seat) === king.house);
  for (const seat of seats) score(state, seat, KING_VP);
  tell('8.4', {
    say: 'king-crowned',
    house: houseName(king.house),
    votes: byHouse(king.votes),
    by: king.by ?? null,
    seats: seats.map(seatOf),
    vp: KING_VP,
  });
};

/** 8.5 to 8.7, in turn order. */
const scoreRest = ({ state, tell }: Table): void => {
  for (const seat of state.order) {
    const name = seatOf(seat);
    const titles = titlesOf(state, seat);
    const ports = tradeOf(state, seat).map(placeName);
    const towns = churchOf(state, seat).map(placeName);
    const forTitles = TITLE_VP * titles.length;
    const forTrade = TRADE_VP * ports.length;
    const forChurch = CHURCH_VP * towns.length;
    score(state, seat, forTitles + forTrade + forChurch);
    if (forTitles > 0) tell('8.5', { say: 'titles-scored', seat: name, titles, vp: forTitles });
    if (forTrade > 0) tell('8.6', { say: 'trade-scored', seat: name, ports, vp: forTrade });
    if (forChurch > 0) tell('8.7', { say: 'church-scored', seat: name, towns, vp: forChurch });
  }
};

/** 8.8 The captain goes back; after the fifth turn the game is over (ruling 106: he counts no more). */
const endTurn = ({ state, tell }: Table): void => {
  if (state.captain !== NONE) tell('8.8', { say: 'captain-returned', seat: seatOf(state.captain) });
  state.captain = NONE;
  state.landed = NONE;
  state.phase = { name: 'parliament', step: 'done' };
  const scores = state.order.map((seat) => ({ seat: seatOf(seat), score: state.scores[seat] as number }));
  tell('8.8', { say: 'turn-ended', turn: state.turn, scores });
  if (state.turn === TURNS) tell('10.1', { say: 'game-ended', ranking: finalRanking(state) });
};

export const holdParliament = (table: Table): void => {
  const { state } = table;
  const judgement = judge(state);
  for (const region of REGIONS)
    judgeRegion(table, region, judgement.ranks[region] as readonly Rank[], judgement.votes[region]);
  crown(table, judgement);
  scoreRest(table);
  endTurn(table);
};

export const parliament: Automatic<'parliament'> = {
  rule: '8.1',
  enter({ state }) {
    state.phase = { name: 'parliament', step: 'ready' };
  },
  /** Of a game that is over the Parliament was held. */
  goOn(table) {
    if (table.state.phase.step === 'ready') holdParliament(table);
  },
  next: () => 'turn-order',
};
