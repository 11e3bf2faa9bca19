/**
 * What became of a call. `refused` means that the other side decided against it and nothing was applied; `unknown` that
 * nobody can tell, because no answer came, or one that decides nothing.
 */
export type Answer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string; details: unknown }
  | { kind: 'unknown'; problem: string }
