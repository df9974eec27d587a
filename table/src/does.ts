/** Actions of one shape: one member each, so that every verb has its own type. */
export type Does<D extends string, T = unknown> = D extends string ? { readonly do: D } & T : never;
