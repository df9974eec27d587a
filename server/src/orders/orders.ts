// Standing orders as they are kept: secretly, for the player of the seat alone.
import { factsOf, type KeptOrders, type Orders, type Watched, whyNoOrder } from '@rose/host';
import type { OnlineAsk, OrdersKept, Person, SocketTrouble } from '@rose/protocol';
import { outcomeOf, stateOf } from '@rose/table';
import type { ExpressionBuilder } from 'kysely';
import type { Schema } from '../database/index.ts';
import { type Context, type Db, isTrouble } from '../lobby/context.ts';

const keptOrders = async (db: Db, table: string, seat: string): Promise<KeptOrders | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select('orders')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return row && (JSON.parse(row.orders) as KeptOrders);
};
export const strikeOrders = async (db: Db, table: string, seat: string): Promise<void> => {
  await db.deleteFrom('orders').where('table_id', '=', table).where('seat', '=', seat).execute();
};
/** These very orders, as they were read. */
const those =
  (table: string, seat: string, orders: string) =>
  ({ and, eb }: ExpressionBuilder<Schema, 'orders'>) =>
    and([eb('table_id', '=', table), eb('seat', '=', seat), eb('orders', '=', orders)]);
export const ordersIn = ({ db, write }: Pick<Context['database'], 'db' | 'write'>): Orders => ({
  of: (table, seat) => keptOrders(db, table, seat),
  async strike(table, seat, kept, staying = []) {
    const [before, after] = [kept, { ...kept, orders: staying }].map((one) => JSON.stringify(one)) as [string, string];
    await write<unknown>((tx) =>
      staying.length === 0
        ? tx
            .deleteFrom('orders')
            .where(those(table, seat, before))
            .execute()
        : tx
            .updateTable('orders')
            .set({ orders: after })
            .where(those(table, seat, before))
            .execute(),
    );
  },
});

type AtSeat = { readonly table: string; readonly seat: string };
const mine = async ({ host }: Context, me: Person, { table, seat }: AtSeat): Promise<Watched | SocketTrouble> => {
  const seen = await host.operations.find(table);
  if (isTrouble(seen)) return seen;
  const sitter = Object.hasOwn(seen.record.seating, seat) ? seen.record.seating[seat] : undefined;
  return sitter?.kind === 'person' && sitter.player === me.player ? seen : { trouble: 'not-your-seat' };
};
const answerFor = ({ game, course }: Watched, seat: string, orders: OrdersKept['orders']): OrdersKept => ({
  orders,
  windows: Object.values(game.phases).some(({ isWindow }) => isWindow !== undefined),
  facts: outcomeOf(game, course) ? {} : factsOf(game, stateOf(course), seat),
});

export const readOrders = async (
  context: Context,
  me: Person,
  ask: Extract<OnlineAsk, { ask: 'orders' }>,
): Promise<OrdersKept | SocketTrouble> => {
  const seen = await mine(context, me, ask);
  if (isTrouble(seen)) return seen;
  const kept = await keptOrders(context.database.db, ask.table, ask.seat);
  return answerFor(seen, ask.seat, kept?.orders ?? []);
};

export const leaveOrders = async (
  context: Context,
  me: Person,
  { table, seat, orders }: Extract<OnlineAsk, { ask: 'leave-orders' }>,
): Promise<OrdersKept | SocketTrouble> => {
  const seen = await mine(context, me, { table, seat });
  if (isTrouble(seen)) return seen;
  if (outcomeOf(seen.game, seen.course)) return { trouble: 'no-manner', reason: 'game-is-over' };
  for (const [i, order] of orders.entries()) {
    const reason = whyNoOrder(order);
    if (reason) return { trouble: 'mistake', field: `orders[${i}].do`, reason };
  }
  const kept = JSON.stringify({ orders, since: seen.course.entries.length } satisfies KeptOrders);
  await context.database.write(async (db) => {
    if (orders.length === 0) return strikeOrders(db, table, seat);
    await db
      .insertInto('orders')
      .values({ table_id: table, seat, orders: kept })
      .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ orders: kept }))
      .execute();
    return undefined;
  });
  return answerFor(seen, seat, orders);
};
