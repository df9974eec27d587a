// The sign on its iron bar, the name of the house, and who has come in.
import { Arms, Emblem, guestCoat } from '@rose/board';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LanguageSwitch, SettingsLink, ThemeButton } from '../bar.tsx';
import { playerName } from '../here.ts';
import { name } from '../prefs.ts';
import { href } from '../router.ts';
import { Wordmark } from '../wordmark.tsx';
import { words } from '../words/index.ts';

const LONGEST = 24;

const NameField = ({ onDone }: { readonly onDone: () => void }) => {
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  /** Leaving the field keeps the name as Enter does; what ends first counts, since going away is leaving too. */
  const end = (keep: boolean): void => {
    if (done.current) return;
    done.current = true;
    const wanted = field.current?.value.trim().slice(0, LONGEST);
    if (keep && wanted) name.value = wanted;
    onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        end(true);
      }}
    >
      <input
        ref={field}
        class="name"
        aria-label={words().house.yourName}
        maxLength={LONGEST}
        defaultValue={name.value}
        autocomplete="nickname"
        onBlur={() => end(true)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') end(false);
        }}
      />
    </form>
  );
};

const Guest = () => {
  const [writing, setWriting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { house } = words();
  const player = playerName.value;
  if (player !== undefined)
    return (
      <a class="me" href={href('account')} aria-label={`${player}, ${words().online.player}`}>
        <Arms coat={guestCoat(player)} size={22} />
        <b>{player}</b>
      </a>
    );
  if (writing)
    return (
      <NameField
        onDone={() => {
          setWriting(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <button
      ref={button}
      type="button"
      class="me"
      aria-label={house.changeName(name.value)}
      onClick={() => setWriting(true)}
    >
      <Arms coat={guestCoat(name.value)} size={22} />
      <b>{name.value}</b> <small>{house.guest}</small>
    </button>
  );
};

export const Sign = () => (
  <header class="hall">
    <div class="pub" aria-hidden="true">
      <svg width="250" height="80" viewBox="0 0 250 80" aria-hidden="true">
        <g fill="none" stroke="#120c08" stroke-linecap="round">
          <path d="M0 16H176" stroke-width="6" />
          <path d="M0 54C30 54 46 40 52 18" stroke-width="4.5" />
          <path d="M64 16v12M152 16v12" stroke-width="3.5" />
        </g>
      </svg>
      <div class="shield">
        <Emblem size={66} />
      </div>
    </div>
    <div class="name-of-house">
      <h1 tabIndex={-1}>
        <Wordmark height={54} />
      </h1>
      <p>{words().house.tagline}</p>
    </div>
    <div class="guest">
      <Guest />
      <ThemeButton />
      <SettingsLink />
      <LanguageSwitch />
    </div>
  </header>
);
