// Fields and forms about people: a line of text, and a form that says what is wrong beside its button.
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { ApiTrouble } from '../online/api.ts';
import { TroubleNote } from '../online/trouble-note.tsx';

interface TextProps {
  readonly label: string;
  readonly hint?: string;
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'time' | 'date';
  readonly value: string;
  readonly autocomplete?: 'nickname' | 'username' | 'email' | 'current-password' | 'new-password' | 'off';
  readonly required?: boolean;
  readonly most?: number;
  onChange(value: string): void;
}
export const TextField = ({
  label,
  hint,
  type = 'text',
  value,
  autocomplete = 'off',
  required = true,
  most,
  onChange,
}: TextProps) => {
  const id = useId();
  // attributes are typed one kind of field at a time
  const kind = { type } as { readonly type: 'text' };
  return (
    <div class="number">
      <label for={id}>{label}</label>
      <input
        id={id}
        {...kind}
        required={required}
        {...(most === undefined ? {} : { maxLength: most })}
        value={value}
        autocomplete={autocomplete}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
};

interface ActionFormProps {
  readonly go: string;
  readonly primary?: boolean;
  /** Undefined when all went well. */
  does(): Promise<ApiTrouble | undefined>;
  readonly children?: ComponentChildren;
}
/** A small form with one button; what is wrong stands above it. */
export const ActionForm = ({ go, primary = false, does, children }: ActionFormProps) => {
  const [trouble, setTrouble] = useState<ApiTrouble>();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setTrouble(await does());
    setBusy(false);
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
      <TroubleNote trouble={trouble} />
      <div class="acts">
        <button type="submit" class={primary ? 'btn primary' : 'btn'} aria-disabled={isBusy}>
          {go}
        </button>
      </div>
    </form>
  );
};
