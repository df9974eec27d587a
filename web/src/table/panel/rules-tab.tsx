// The rules in the panel. What sets them is fetched when they are first opened: most turns are played without.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../words/index.ts';

interface RulesProps {
  readonly game: string;
  readonly section?: string | undefined;
}
const fetched = signal<ComponentType<RulesProps> | undefined>(undefined);

export const RulesTab = (props: RulesProps) => {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (fetched.value) return;
    import('../../rules.tsx').then(
      ({ RulesText }) => {
        fetched.value = RulesText;
      },
      () => setMissing(true),
    );
  }, []);
  const Rules = fetched.value;
  if (Rules) return <Rules {...props} />;
  return <p aria-busy={!isMissing}>{isMissing ? words().rules.missing : words().loading}</p>;
};
