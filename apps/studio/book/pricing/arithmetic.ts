import { PARTS } from '../season/moment.ts'

/**
 * Arithmetic of probabilities: floating point for offers, exact integers for proofs. A value is a weight: divided by
 * the sum of all weights, it is a probability.
 */
export interface Arithmetic<N> {
  zero: N
  one: N
  plus(a: N, b: N): N
  minus(a: N, b: N): N
  times(a: N, b: N): N
  /** Returns `parts` millionths of `value`. */
  parts(value: N, parts: number): N
}

export const floats: Arithmetic<number> = {
  zero: 0,
  one: 1,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  parts: (value, parts) => (value * parts) / PARTS,
}

export const integers: Arithmetic<bigint> = {
  zero: 0n,
  one: 1n,
  plus: (a, b) => a + b,
  minus: (a, b) => a - b,
  times: (a, b) => a * b,
  parts: (value, parts) => value * BigInt(parts),
}
