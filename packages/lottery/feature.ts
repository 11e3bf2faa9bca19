/**
 * What is seen in a draw: one or several labels, each of which a choice may be. `at` are places of the draw, from 0; -1
 * is the last.
 */
export type Feature =
  /** The number itself. */
  | { kind: 'number'; at: number }
  | { kind: 'sum'; at: readonly number[] }
  | { kind: 'span'; at: readonly number[] }
  /** `b` or `s`, `o` or `e`, of the sum; `tieAt` is neither but gives the stake back. */
  | { kind: 'bsoe'; at: readonly number[]; big: number; tieAt?: number; lose?: 'triples' }
  /** `D`, `T` or `tie`. */
  | { kind: 'dragonTiger'; at: readonly [number, number] }
  /** `baozi`, `straight`, `pair`, `halfStraight`, `mixed` of three digits. */
  | { kind: 'shape3'; at: readonly number[] }
  /** `group3`, `group6` or `triple`; of two digits `group2` or `pair`. */
  | { kind: 'group'; at: readonly number[] }
  /** Each drawn number, once. */
  | { kind: 'numbers'; at: readonly number[] }
