// The oak bar on top of every screen but home: the sign, where we are, light, settings, language.
import { Emblem, Icon } from '@rose/board';
import type { ComponentChildren } from 'preact';
import { isDark, language, sound, theme } from './prefs.ts';
import { href } from './router.ts';
import { Wordmark } from './wordmark.tsx';
import { words } from './words/index.ts';

export const LanguageSwitch = () => (
  <fieldset class="lang">
    <legend class="unseen">{words().bar.language}</legend>
    {(['fr', 'en'] as const).map((tag) => (
      <button
        key={tag}
        type="button"
        lang={tag}
        aria-pressed={language.value === tag}
        aria-label={tag === 'fr' ? 'FR, français' : 'EN, English'}
        onClick={() => {
          language.value = tag;
        }}
      >
        {tag.toUpperCase()}
      </button>
    ))}
  </fieldset>
);

export const ThemeButton = () => (
  <button
    type="button"
    class="ib"
    aria-pressed={isDark()}
    aria-label={words().bar.dark}
    title={words().bar.dark}
    onClick={() => {
      theme.value = isDark() ? 'light' : 'dark';
    }}
  >
    <Icon name="moon" size={20} />
  </button>
);

/** Silence by one touch, and kept. */
const SoundButton = () => (
  <button
    type="button"
    class="ib"
    aria-pressed={sound.value}
    aria-label={words().settings.sound}
    title={words().settings.sound}
    onClick={() => {
      sound.value = !sound.value;
    }}
  >
    <Icon name={sound.value ? 'sound' : 'silence'} size={20} />
  </button>
);

export const SettingsLink = () => (
  <a class="ib" href={href('settings')} aria-label={words().settings.title} title={words().settings.title}>
    <Icon name="gear" size={20} />
  </a>
);

interface BarProps {
  /** The heading of the screen, where the bar carries it. */
  readonly title?: string;
  readonly subtitle?: string | undefined;
  /** Where things are heard. */
  readonly isHeard?: boolean;
  /** More, before light, settings and language. */
  readonly children?: ComponentChildren;
}

export const Bar = ({ title, subtitle, isHeard, children }: BarProps) => (
  <header class="bar" data-zone="bar">
    <a class="sign" href={href()} aria-label={words().bar.home}>
      <Emblem size={30} />
      <Wordmark height={19} />
    </a>
    {title && (
      <div class="where">
        <h1 tabIndex={-1} title={subtitle ? `${title}, ${subtitle}` : title}>
          {title}
        </h1>
        {subtitle && <small title={subtitle}>{subtitle}</small>}
      </div>
    )}
    {children}
    <div class="right">
      {isHeard && <SoundButton />}
      <ThemeButton />
      <SettingsLink />
      <LanguageSwitch />
    </div>
  </header>
);
