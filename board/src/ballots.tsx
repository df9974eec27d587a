// How votes are cast in secret: a bar that tells how many are in, never how; and a row of answers, one of them chosen.
import { FACTIONS, type Faction } from './factions.tsx';
import { Icon, type IconName } from './icon.tsx';
import './votes.css';

export interface SealedPart {
  readonly key: string;
  readonly faction: Faction;
  readonly votes: number;
  readonly isSealed: boolean;
}
export const SealedBar = ({ parts, label }: { readonly parts: readonly SealedPart[]; readonly label: string }) => (
  <div class="sealed-bar">
    <div aria-hidden="true">
      {parts
        .filter(({ votes }) => votes > 0)
        .map(({ key, faction, votes, isSealed }) => (
          <i
            key={key}
            class={isSealed ? `sealed ${FACTIONS[faction].ordinary}` : undefined}
            style={{
              flexGrow: votes,
              borderColor: FACTIONS[faction].edge,
              '--ground': FACTIONS[faction].ground,
              '--mark': FACTIONS[faction].mark,
            }}
          />
        ))}
    </div>
    <span>{label}</span>
  </div>
);

export interface BallotChoice {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  /** What touching it is called, where it is a touch like others. */
  readonly place?: string | undefined;
}
export interface BallotProps {
  readonly title: string;
  readonly note: string;
  readonly choices: readonly BallotChoice[];
  readonly chosen: string | undefined;
  readonly isClosed?: boolean;
  choose(key: string): void;
}
export const Ballot = ({ title, note, choices, chosen, isClosed = false, choose }: BallotProps) => (
  <fieldset class="ballot" disabled={isClosed}>
    <legend>
      <b>{title}</b> <small>{note}</small>
    </legend>
    <div>
      {choices.map(({ key, icon, label, place }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === chosen}
          data-place={place}
          data-lit={place === undefined ? undefined : ''}
          onClick={() => choose(key)}
        >
          <Icon name={icon} size={16} weight={2.4} /> {label}
        </button>
      ))}
    </div>
  </fieldset>
);
