// A button that asks for the file of a game on this device.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface GameFileButtonProps {
  readonly looks: string;
  readonly children: ComponentChildren;
  onFile(file: File): unknown;
}
export const GameFileButton = ({ looks, children, onFile }: GameFileButtonProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={looks} onClick={() => picker.current?.click()}>
        {children}
      </button>
      <input
        ref={picker}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-hidden="true"
        accept=".json,.gz,.rose,application/json,application/gzip"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // the same file may be chosen again
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
};
