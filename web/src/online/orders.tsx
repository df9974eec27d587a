// The editor of standing orders: what a seat does while its player is away, and when.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { OrderCondition, OrdersKept, StandingOrder, TableId } from '@rose/protocol';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { plainLine } from '../line.tsx';
import { language } from '../prefs.ts';
import type { TableContext } from '../table/context.ts';
import { sayAction } from '../table/words/say.ts';
import { toast } from '../toast.tsx';
import { isTrouble } from '../trouble.ts';
import { words } from '../words/index.ts';
import { factText } from './facts.ts';
import { foreseen } from './foreseen.ts';
import { askServer } from './server.ts';
import { complainOf } from './trouble-note.tsx';
import { onlineWords } from './words.ts';

interface Editing {
  readonly table: TableId;
  readonly seat: string;
  readonly kept: OrdersKept;
}
const editing = signal<Editing | undefined>(undefined);

export const editOrders = async (table: TableId, seat: string): Promise<void> => {
  const answer = await askServer({ ask: 'orders', table, seat });
  if (isTrouble(answer)) complainOf(answer);
  else editing.value = { table, seat, kept: answer };
};

const meaningOf = ({ desk, words: say }: TableContext, text: string): string => {
  const action = desk.face.read(text.trim());
  if (action) return plainLine(sayAction(say, action));
  const [verb = ''] = text.trim().split(' ');
  return text.includes('*') ? onlineWords().orders.any((say.verbs as Readonly<Record<string, string>>)[verb]) : '';
};

const factOf = ({ desk, words: say }: TableContext, fact: string): string =>
  factText(fact, language.value, (id) => say.place(desk.sight.value.view, id).split(/[,;]/)[0] ?? id);

interface ConditionProps {
  readonly context: TableContext;
  readonly condition: OrderCondition;
  readonly facts: OrdersKept['facts'];
  onChange(condition: OrderCondition | undefined): void;
}
const ConditionRow = ({ context, condition, facts, onChange }: ConditionProps) => {
  const say = onlineWords().orders;
  const id = useId();
  const isBelow = 'below' in condition;
  const bound = 'below' in condition ? condition.below : condition.atLeast;
  const write = (fact: string, below: boolean, number: number): void =>
    onChange(below ? { fact, below: number } : { fact, atLeast: number });
  const names = [...new Set([condition.fact, ...Object.keys(facts)])];
  const now = facts[condition.fact];
  return (
    <div class="condition" role="group" aria-label={say.when}>
      <select
        aria-label={say.when}
        value={condition.fact}
        onChange={(event) => write(event.currentTarget.value, isBelow, bound)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {factOf(context, name)}
          </option>
        ))}
      </select>
      <select
        aria-label={factOf(context, condition.fact)}
        value={isBelow ? 'below' : 'least'}
        onChange={(event) => write(condition.fact, event.currentTarget.value === 'below', bound)}
      >
        <option value="below">{say.below}</option>
        <option value="least">{say.atLeast}</option>
      </select>
      <input
        id={id}
        type="number"
        aria-label={say.number}
        value={String(bound)}
        required
        onChange={(event) => write(condition.fact, isBelow, Math.trunc(event.currentTarget.valueAsNumber || 0))}
      />
      {now !== undefined && <small>{say.now(now)}</small>}
      <button type="button" class="btn sm ghost" onClick={() => onChange(undefined)}>
        {say.removeCondition}
      </button>
    </div>
  );
};

interface OrderProps {
  readonly context: TableContext;
  readonly at: number;
  readonly order: StandingOrder;
  readonly facts: OrdersKept['facts'];
  readonly list: string;
  onChange(order: StandingOrder | undefined): void;
}
const OrderFields = ({ context, at, order, facts, list, onChange }: OrderProps) => {
  const say = onlineWords().orders;
  const id = useId();
  const conditions = order.if ?? [];
  const [first] = Object.keys(facts);
  const setConditions = (next: readonly OrderCondition[]): void => {
    const { if: _before, ...bare } = order;
    onChange(next.length === 0 ? bare : { ...bare, if: next });
  };
  return (
    <fieldset>
      <legend>{order.windows ? say.windowsOrder(at + 1) : say.order(at + 1)}</legend>
      {order.windows ? (
        <small>{say.windowsHint}</small>
      ) : (
        <>
          <label for={id}>{say.does}</label>
          <input
            id={id}
            required
            list={list}
            maxLength={200}
            autocomplete="off"
            value={order.do}
            aria-describedby={`${id}-hint`}
            onInput={(event) => onChange({ ...order, do: event.currentTarget.value })}
          />
          <small id={`${id}-hint`}>{meaningOf(context, order.do) || say.doesHint}</small>
        </>
      )}
      {conditions.map((condition, i) => (
        <ConditionRow
          key={i}
          context={context}
          condition={condition}
          facts={facts}
          onChange={(next) => setConditions(next ? conditions.with(i, next) : conditions.toSpliced(i, 1))}
        />
      ))}
      <div class="acts">
        {first !== undefined && conditions.length < 5 && (
          <button
            type="button"
            class="btn sm"
            onClick={() => setConditions([...conditions, { fact: first, below: (facts[first] ?? 0) + 1 }])}
          >
            {say.addCondition}
          </button>
        )}
        <button type="button" class="btn sm ghost" onClick={() => onChange(undefined)}>
          {say.remove}
        </button>
      </div>
    </fieldset>
  );
};

/** A window is let pass by the same word in every game that has any. */
const PASS_WINDOWS: StandingOrder = { do: 'pass', windows: true };

interface EditorProps {
  readonly context: TableContext;
  readonly now: Editing;
  readonly choices: readonly string[];
  close(): void;
}
const Editor = ({ context, now, choices, close }: EditorProps) => {
  const say = onlineWords().orders;
  const list = useId();
  const [orders, setOrders] = useState(now.kept.orders);
  const keep = async (): Promise<void> => {
    const answer = await askServer({ ask: 'leave-orders', table: now.table, seat: now.seat, orders });
    if (isTrouble(answer)) return complainOf(answer);
    close();
    toast({ kind: 'note', title: say.kept, lasts: 4000 });
  };
  return (
    <form
      class="orders form"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <p>{say.lead}</p>
      <datalist id={list}>
        {choices.map((text) => (
          <option key={text} value={text}>
            {meaningOf(context, text)}
          </option>
        ))}
      </datalist>
      {orders.length === 0 && <p class="quiet">{say.none}</p>}
      {orders.map((order, at) => (
        <OrderFields
          key={at}
          context={context}
          at={at}
          order={order}
          facts={now.kept.facts}
          list={list}
          onChange={(next) => setOrders(next ? orders.with(at, next) : orders.toSpliced(at, 1))}
        />
      ))}
      <div class="row">
        {orders.length < 20 && (
          <button type="button" class="btn" onClick={() => setOrders([...orders, { do: choices[0] ?? '' }])}>
            {say.add}
          </button>
        )}
        {now.kept.windows && !orders.some(({ windows }) => windows) && (
          <button type="button" class="btn" onClick={() => setOrders([...orders, PASS_WINDOWS])}>
            {say.windows}
          </button>
        )}
        <button type="button" class="btn" onClick={close}>
          {words().cancel}
        </button>
        <button type="submit" class="btn primary">
          {say.keep}
        </button>
      </div>
    </form>
  );
};

interface DialogProps {
  readonly context: TableContext;
  /** Every choice this page was offered at the table. */
  readonly seen: ReadonlySignal<ReadonlySet<string>>;
}
export const OrdersDialog = ({ context, seen }: DialogProps) => {
  const now = editing.value;
  if (!now) return null;
  const close = (): void => {
    editing.value = undefined;
  };
  return (
    <Dialog title={onlineWords().orders.title} onClose={close} sheet>
      <Editor context={context} now={now} choices={foreseen(seen.value, context.desk.face.drafts)} close={close} />
    </Dialog>
  );
};
