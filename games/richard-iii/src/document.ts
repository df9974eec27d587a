// A position as a readable document, and back. Every field may be left out; what is left out has its default.
//
//   options   { scenario, fogAid }                          the default scenario is wars-of-the-roses-1460
//   campaign  1..3   turn 1..7                              default: the scenario's first campaign, turn 1
//   kingSide  seat                                          default lancaster
//   king      block, or null while the throne is empty      default: the senior living heir of the King's side
//   prisoner  true: Henry VI lies in Middlesex (10.0)       default false
//   blocks    { block: where }   where = area | pool | minor | aside | dead, then
//             ':2' for a strength below full and '-down' for face-down: 'ireland:2', 'pool-down', 'ireland-down'
//             Blocks not named: minors and versions kept aside as in 1460, all others upright in their pool.
//             Naming a block puts its twin aside, unless that one is named too.
//   done      [blocks] that have moved or been recruited (action), paid (supply), gone home (political)
//   came      { block: neighbour | sea } how a block entered its battle this turn
//   attacks   [{ area, attacker, main: neighbour | sea | null, over: { lancaster: [neighbours], york: [...] } }]
//             Default: for every area with blocks of both sides one attack. `over` is filled from `came`; `attacker`
//             is player 1; `main` is the way most blocks of the attacker came (the first of equals by `came`).
//             Blocks of the attacker without `came` count as the main attack and close no border.
//   player1   seat                                          default lancaster
//   cards     { lancaster: card, york: card } of this turn  default ap3-1 and ap2-1 outside the card phase
//   hands     { seat: [cards] }                             default: the first unused action cards, as many as are due
//   played    { seat: [cards] } earlier in this campaign    default none (this turn's card is added)
//   asked     { seat: true } mulligan of this campaign used default false
//   dealt     { seat: 'unknown' | 'low' | 'high' }          default unknown
//   owed      { seat: number } minors owed                  default 0
//   fog       { block: { places: [areas | pool], low, high } } what all have seen; default: known where it stands
//   phase     one of the following; the default is { "name": "action" }
//
//   { "name": "card", "step": "choose" | "ask" | "answer" | "deal", "seat", "chosen": { seat: card } }
//        step defaults to "ask" where a mulligan is open in turn 1 (ruling 1.2), else "choose"; `seat` is who is asked
//   { "name": "action", "acting": seat (player1), "step": "act" | "main" | "done", "points": n (the card's),
//     "used": [{ from, to, blocks }], "active": [areas paid for], "credits": [{ from, to }], "muster": area,
//     "plagued": bool }
//   { "name": "battle", "area": area, "step", "attacker": seat, "round": n, "acting": seat, "reserves": [blocks],
//     "acted": [blocks], "turned": [blocks], "rolled": { seat: true }, "warwickRolled", "crossed": [{ seat, from, to }],
//     "treasonSpent", "hits" }
//        without `area`: player 1 chooses the battle (a sole battle begins at once). With `area` and no `step` the
//        battle begins there in round `round` (1): Treason is offered first where it can be (round 1 only).
//        `attacker` defaults to that of the attack; `reserves` to the blocks that did not come with the main attack.
//   { "name": "supply", "step": "succession" | "minors" | "executions" | "limits" | "over", "acting", "surplus" }
//        without `step` the phase starts at its beginning (succession, minors, executions, limits)
//   { "name": "political", "step": "disband" | "home" | "overflow" | "reset" | "over", "acting", "surplus" }
//        without `step` it starts at 8.1. "home" with `acting` starts that side's going home; "overflow" likewise.
//
// What the engine does by itself: it takes hits where one block alone is strongest; eliminates a block that must
// retreat and cannot; names the main attack where one border was used; begins a battle that is the only one left;
// skips a Treason offer without a target, a regroup without a place, a minor's entry without a place; enters a minor
// where one place alone is open. Everything else is asked, single options included (fire or pass, go-home, starve,
// play-card, retreat). Two seas: calais-kent is sailed by `north-sea`, france-cornwall by `english-channel`, unless
// Piracy is played, which may name either.
