// What a guest may set, each thing taking effect at once.
import type { Signal } from '@preact/signals';
import { Choice, Flag } from './field.tsx';
import { isKept } from './offline.ts';
import { Page } from './page.tsx';
import {
  choosePace,
  coordinates,
  language,
  type Motion,
  motion,
  name,
  type Pace,
  pace,
  playsFast,
  type Scenes,
  type Strength,
  scenes,
  sound,
  strength,
  type Theme,
  theme,
} from './prefs.ts';
import { href } from './router.ts';
import { words } from './words/index.ts';

const keys = <V extends string>(names: { readonly [K in V]: string }): readonly (readonly [V, string])[] =>
  Object.entries(names) as unknown as readonly (readonly [V, string])[];

interface OneOfProps<V extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly pref: Signal<V>;
  readonly names: { readonly [K in V]: string };
}
const OneOf = <V extends string>({ pref, names, ...said }: OneOfProps<V>) => (
  <Choice
    {...said}
    values={keys(names)}
    value={pref.value}
    onChange={(value) => {
      pref.value = value;
    }}
  />
);

const NameOfGuest = () => (
  <div class="number">
    <label for="name">{words().settings.name}</label>
    <input
      id="name"
      maxLength={24}
      value={name.value}
      autocomplete="nickname"
      onChange={(event) => {
        const wanted = event.currentTarget.value.trim();
        if (wanted) name.value = wanted;
      }}
    />
  </div>
);

const OfTheHouse = () => {
  const { settings: say, sitter } = words();
  const levels = ([1, 2, 3] as const).map(
    (at) => [String(at), `${sitter.strength[at]} (${sitter.level[at]})`] as const,
  );
  return (
    <section>
      <h2>{say.house}</h2>
      <Choice
        label={say.strength}
        values={levels}
        value={String(strength.value)}
        onChange={(value) => {
          strength.value = Number(value) as Strength;
        }}
      />
      <Choice label={say.pace} values={keys<Pace>(say.paces)} value={pace.value} onChange={choosePace} />
      <Flag
        label={say.fast}
        hint={say.fastHint}
        value={playsFast.value}
        onChange={(value) => {
          playsFast.value = value;
        }}
      />
      <OneOf<Scenes> label={say.scenes} hint={say.scenesHint} pref={scenes} names={say.scenesOf} />
      <Flag
        label={say.sound}
        hint={say.soundHint}
        value={sound.value}
        onChange={(value) => {
          sound.value = value;
        }}
      />
    </section>
  );
};

export const SettingsPage = () => {
  const say = words().settings;
  return (
    <Page title={say.title} lead={say.lead}>
      <div class="form papers">
        <section>
          <h2>{say.you}</h2>
          <NameOfGuest />
          <p>
            <a href={href('account')}>{words().online.account}</a>
          </p>
          <OneOf label={say.language} pref={language} names={{ fr: 'Français', en: 'English' }} />
        </section>
        <section>
          <h2>{say.look}</h2>
          <OneOf<Theme> label={say.theme} pref={theme} names={say.themes} />
          <OneOf<Motion> label={say.motion} pref={motion} names={say.motions} />
          <Flag
            label={say.coordinates}
            value={coordinates.value}
            onChange={(value) => {
              coordinates.value = value;
            }}
          />
        </section>
        <OfTheHouse />
        <section>
          <h2>{say.offline}</h2>
          <p>{isKept.value ? say.offlineReady : say.offlineNot}</p>
        </section>
      </div>
    </Page>
  );
};
