// The form behind “Options…”: who plays which side, how strong the house is, and the game's own options.
import type { AnyOptionSpec, Kind, Meta } from '@rose/table';
import type { OptionWords } from '@rose/table/text';
import { useState } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { Choice, Flag, WholeNumber } from '../field.tsx';
import { gameWords } from '../game-words.ts';
import { useMeta } from '../meta.ts';
import { openAsWished, seatsAt } from '../opening.ts';
import { strength } from '../prefs.ts';
import { words } from '../words/index.ts';
import { SeatBadge } from './badge.tsx';
import { PLAYERS, presetOf, type Values } from './presets.ts';

interface OptionProps {
  readonly spec: AnyOptionSpec;
  readonly words: OptionWords;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** So many numbers stand as buttons beside one another. */
const FEW = 7;

const Option = ({ spec, words: say, value, onChange }: OptionProps) => {
  switch (spec.kind) {
    case 'flag':
      return <Flag label={say.name} hint={say.explain} value={value === true} onChange={onChange} />;
    case 'number': {
      const { min = 0, max = 0 } = spec;
      if (max - min < FEW) {
        const values = Array.from({ length: max - min + 1 }, (_, i) => [String(min + i), String(min + i)] as const);
        const choose = (one: string): void => onChange(Number(one));
        return <Choice label={say.name} hint={say.explain} values={values} value={String(value)} onChange={choose} />;
      }
      const wrong = words().opening.whole(min, max);
      return (
        <WholeNumber
          label={say.name}
          hint={`${say.explain} ${wrong}`}
          wrong={wrong}
          min={min}
          max={max}
          value={Number(value)}
          onChange={onChange}
        />
      );
    }
    default: {
      const values = (spec.values ?? []).map((one) => [String(one), say.values?.[String(one)] ?? String(one)] as const);
      const note = say.notes?.[String(value)];
      return (
        <Choice
          label={say.name}
          hint={say.explain}
          note={note}
          values={values}
          value={String(value)}
          onChange={onChange}
        />
      );
    }
  }
};

interface FieldsProps {
  readonly game: string;
  readonly meta: Meta<Kind>;
  readonly chosen: Values;
  readonly onChange: (chosen: Values) => void;
}
const OWN = 'own';
const Presets = ({ game, meta, chosen, onChange }: FieldsProps) => {
  const say = words().opening;
  const names = gameWords(game)?.presets ?? {};
  const now = presetOf(meta, chosen) ?? OWN;
  const kept: Values = PLAYERS in chosen ? { [PLAYERS]: chosen[PLAYERS] } : {};
  const values = Object.keys(meta.presets ?? {}).map((name) => [name, names[name]?.name ?? name] as const);
  return (
    <Choice
      label={say.preset}
      hint={names[now]?.explain ?? ''}
      values={now === OWN ? [...values, [OWN, say.own] as const] : values}
      value={now}
      onChange={(name) => name !== OWN && onChange({ ...kept, ...meta.presets?.[name] })}
    />
  );
};

/** The game's own options as typed fields with their rule text. */
export const OptionFields = ({ game, meta, chosen, onChange }: FieldsProps) => {
  const specs = Object.entries(meta.options as Readonly<Record<string, AnyOptionSpec>>);
  const optionWords = (gameWords(game)?.options ?? {}) as Readonly<Record<string, OptionWords>>;
  const fields = specs.map(
    ([option, spec]) =>
      [
        option,
        <Option
          key={option}
          spec={spec}
          words={optionWords[option] ?? { name: option, explain: '' }}
          value={chosen[option] ?? spec.default}
          onChange={(value) => onChange({ ...chosen, [option]: value })}
        />,
      ] as const,
  );
  if (!meta.presets) return <>{fields.map(([, field]) => field)}</>;
  const isApart = ([option]: readonly [string, unknown]): boolean => option === PLAYERS;
  return (
    <>
      {fields.filter(isApart).map(([, field]) => field)}
      <Presets game={game} meta={meta} chosen={chosen} onChange={onChange} />
      <details>
        <summary>{words().opening.single}</summary>
        {fields.filter((field) => !isApart(field)).map(([, field]) => field)}
      </details>
    </>
  );
};

/** A side by its badge and its name. */
export const Side = ({ game, seat }: { readonly game: string; readonly seat: string }) => (
  <>
    <SeatBadge game={game} seat={seat} size={24} /> {gameWords(game)?.seats[seat] ?? seat}
  </>
);

interface FormProps {
  readonly game: string;
  readonly title: string;
  readonly onClose: () => void;
}

export const OptionsForm = ({ game, title, onClose }: FormProps) => {
  const meta = useMeta(game);
  const [against, setAgainst] = useState<'house' | 'here'>('house');
  const [side, setSide] = useState('lot');
  const [level, setLevel] = useState<string>(String(strength.value));
  const [chosen, setChosen] = useState<Values>({});
  const catalogue = gameWords(game);
  const { opening: say, sitter } = words();
  const playing = meta ? seatsAt(meta, chosen) : [];
  const seats = playing.map((seat) => [seat, <Side key={seat} game={game} seat={seat} />] as const);
  const levels = ([1, 2, 3] as const).map(
    (at) => [String(at), `${sitter.strength[at]} (${sitter.level[at]})`] as const,
  );
  const sit = (): void => {
    onClose();
    void openAsWished({
      game,
      options: chosen,
      seat: playing.includes(side) ? side : undefined,
      seats: playing,
      strength: against === 'house' ? Number(level) : undefined,
    });
  };
  return (
    <Dialog title={say.title(title)} onClose={onClose} sheet>
      {!meta || !catalogue ? (
        <p>{words().loading}</p>
      ) : (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            sit();
          }}
        >
          <Choice
            label={say.against}
            values={[
              ['house', say.house],
              ['here', say.here],
            ]}
            value={against}
            onChange={(value) => setAgainst(value === 'here' ? 'here' : 'house')}
          />
          <Choice
            label={say.side}
            values={[['lot', say.lot], ...seats]}
            value={playing.includes(side) ? side : 'lot'}
            onChange={setSide}
          />
          {against === 'house' && <Choice label={say.strength} values={levels} value={level} onChange={setLevel} />}
          <h3>{say.rules}</h3>
          <OptionFields game={game} meta={meta} chosen={chosen} onChange={setChosen} />
          <div class="row">
            <button type="button" class="btn" onClick={onClose}>
              {words().cancel}
            </button>
            <button type="submit" class="btn primary">
              {say.open}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
};
