/** Positions of the draw, from 0; -1 is the last. */
type Places = readonly number[]

/** A property of a result, which yields labels. A choice wins if its label is among them. */
export type Feature =
  /** The number itself. */
  | { kind: 'number'; at: number }
  /** Each number that is drawn at least `atLeast` times, and at most `atMost` times if given. */
  | { kind: 'numbers'; at: Places; atLeast: number; atMost?: number }
  | { kind: 'sum'; at: Places }
  /** Largest minus smallest. */
  | { kind: 'span'; at: Places }
  /** Of the sum: `b` or `s` (big from `big` on), `o` or `e`. At `backAt` big and small are refunded. */
  | { kind: 'bsoe'; at: Places; big: number; backAt?: number; triplesLose?: boolean }
  /** `D` if the first is larger, `T` if smaller, or `tie`. */
  | { kind: 'dragonTiger'; at: readonly [number, number] }
  /** Three digits: `baozi`, `straight` (890 and 901 too), `pair`, `halfstraight`, `mixed6`. */
  | { kind: 'shape3'; at: Places }
  /** Multiplicities: `group3`, `group6` or `triple`; of two numbers `group2` or `pair`. */
  | { kind: 'group'; at: Places }
  /**
   * Three of the five form a multiple of ten; the remainder of the sum modulo ten: `1` to `9`, `10` for zero, `0` if
   * there are no such three.
   */
  | { kind: 'bull'; at: Places }
  /** Hand of five cards: `five`, `four`, `full`, `straight`, `three`, `twopair`, `onepair`, `high`. */
  | { kind: 'hand'; at: Places }
  /** Number of odd numbers. */
  | { kind: 'oddCount'; at: Places }
  /** The median. */
  | { kind: 'middle'; at: Places }
  /** The sum modulo four, `1` to `4`; and its `b` (3, 4), `s`, `o`, `e`. */
  | { kind: 'fan'; at: Places }
  /** Pairs of fan values, one of which is the draw's: `1-2`. */
  | { kind: 'kwok'; at: Places }
  /** Pairs of fan values: `2-3` wins on 2, is refunded on 3. */
  | { kind: 'nim'; at: Places }
  /** `x` if all are equal. */
  | { kind: 'triple'; at: Places }
  /** `x` if the numbers are consecutive, in any order. */
  | { kind: 'run'; at: Places }
