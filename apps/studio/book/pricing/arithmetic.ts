import { PARTS } from '../season/moment.ts'

/** Arithmetic of probabilities: floats for offers, integers for proofs. Only ratios to the whole are meaningful. */
export interface Arithmetic<N> {
  zero: N
  one: N
  plus(one: N, other: N): N
  minus(one: N, other: N): N
  times(one: N, other: N): N
  /** Returns this number of millionths of it. */
  parts(of: N, parts: number): N
}

export const floats: Arithmetic<number> = {
  zero: 0,
  one: 1,
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  parts: (of, parts) => (of * parts) / PARTS,
}

export const wholes: Arithmetic<bigint> = {
  zero: 0n,
  one: 1n,
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  parts: (of, parts) => of * BigInt(parts),
}
