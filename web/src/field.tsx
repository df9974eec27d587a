// Fields of forms: one of several, yes or no, a whole number.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly hint?: string;
  /** Of the chosen value, below all. */
  readonly note?: string | undefined;
  readonly values: readonly (readonly [V, ComponentChildren])[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}
export const Choice = <V extends string>({ label, hint, note, values, value, onChange }: ChoiceProps<V>) => {
  const group = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      {hint && <small>{hint}</small>}
      <div class="segments">
        {values.map(([one, text]) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === value} onChange={() => onChange(one)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {note && <small aria-live="polite">{note}</small>}
    </fieldset>
  );
};

interface FlagProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}
export const Flag = ({ label, hint, value, onChange }: FlagProps) => {
  const id = useId();
  return (
    <div class="flag">
      <input
        id={id}
        type="checkbox"
        checked={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
};

interface NumberProps {
  readonly label: string;
  readonly hint: string;
  /** Said in the language of the page, which need not be the browser's. */
  readonly wrong: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}
export const WholeNumber = ({ label, hint, wrong, min, max, value, onChange }: NumberProps) => {
  const id = useId();
  return (
    <div class="number">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputmode="numeric"
        required
        min={min}
        max={max}
        step={1}
        defaultValue={String(value)}
        aria-describedby={`${id}-hint`}
        onInvalid={(event) => event.currentTarget.setCustomValidity(wrong)}
        // at once: what the number changes must not move away from under the button that is pressed next
        onInput={(event) => {
          event.currentTarget.setCustomValidity('');
          if (event.currentTarget.validity.valid) onChange(event.currentTarget.valueAsNumber);
        }}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
};
