/** Places of the draw, from 0; -1 is the last. */
type Places = readonly number[]

/** What is seen in a draw: the labels that it shows. A choice wins when its label is shown. */
export type Feature =
  /** The number itself. */
  | { kind: 'number'; at: number }
  /** Each number that is drawn `atLeast` so often, and `atMost` so often where that is given. */
  | { kind: 'numbers'; at: Places; atLeast: number; atMost?: number }
  | { kind: 'sum'; at: Places }
  /** Largest less smallest. */
  | { kind: 'span'; at: Places }
  /** Of the sum: `b` or `s` (big from `big` on), `o` or `e`. At `backAt` big and small are given back. */
  | { kind: 'bsoe'; at: Places; big: number; backAt?: number; triplesLose?: boolean }
  /** `D` when the first is larger, `T`, or `tie`. */
  | { kind: 'dragonTiger'; at: readonly [number, number] }
  /** Of three digits: `baozi`, `straight` (890 and 901 too), `pair`, `halfstraight`, `mixed6`. */
  | { kind: 'shape3'; at: Places }
  /** How often numbers are the same: `group3`, `group6` or `triple`; of two `group2` or `pair`. */
  | { kind: 'group'; at: Places }
  /** Three of the five make a multiple of ten; the rest of the sum: `1` to `9`, `10` of ten, `0` of no such three. */
  | { kind: 'bull'; at: Places }
  /** The hand of five cards: `five`, `four`, `full`, `straight`, `three`, `twopair`, `onepair`, `high`. */
  | { kind: 'hand'; at: Places }
  /** How many are odd. */
  | { kind: 'oddCount'; at: Places }
  /** The middle one by size. */
  | { kind: 'middle'; at: Places }
  /** The sum by fours, `1` to `4`; `b` (3, 4), `s`, `o`, `e` of it. */
  | { kind: 'fan'; at: Places }
  /** Pairs of fan values, of which one is the draw's: `1-2`. */
  | { kind: 'kwok'; at: Places }
  /** Pairs of fan values: `2-3` wins on 2, is given back on 3. */
  | { kind: 'nim'; at: Places }
  /** `x` when all are the same. */
  | { kind: 'triple'; at: Places }
  /** `x` when the numbers follow one another, in any order. */
  | { kind: 'run'; at: Places }
