import type { System } from './systems.ts'

export interface Staked {
  /** On each combination. */
  unitCents: bigint
  system: System
  /** What comes back of one pick, in parts of `unit`. */
  factors: readonly bigint[]
  unit: bigint
}

/** What comes back of a ticket, as an exact fraction of a cent: of each combination the product of its picks. */
function exactly({ unitCents, system, factors, unit }: Staked): { over: bigint; under: bigint } {
  const bySize = symmetricSums(factors)
  const legs = factors.length
  const over = system.sizes.reduce((sum, size) => sum + (bySize[size] ?? 0n) * unit ** BigInt(legs - size), 0n)
  return { over: unitCents * over, under: unit ** BigInt(legs) }
}

/** Of all combinations of each size the products of their picks, summed up. */
function symmetricSums(factors: readonly bigint[]): bigint[] {
  const sums = [1n, ...factors.map(() => 0n)]
  for (const [place, factor] of factors.entries()) {
    for (let size = place + 1; size > 0; size--) sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * factor
  }
  return sums
}

/** What a ticket pays: a part of a cent counts as a whole one, to the player's good. */
export function payoutCents(staked: Staked): bigint {
  const { over, under } = exactly(staked)
  return (over + under - 1n) / under
}

/** What the book pays for it now: so many thousandths of its worth, cut once to whole cents. So parts never pay more than the whole. */
export function worthCents(staked: Staked, thousandths: bigint): bigint {
  const { over, under } = exactly(staked)
  return (over * thousandths) / (under * 1_000n)
}
