/**
 * Outcome of a call. `refused`: the other side rejected it and applied nothing; `unknown`: there was no answer, or an
 * undecided one.
 */
export type Answer<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; code: string; details: unknown }
  | { kind: 'unknown'; problem: string }
