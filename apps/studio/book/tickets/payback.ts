import type { System } from './systems.ts'

export interface StakedTicket {
  /** Stake on each combination. */
  unitCents: bigint
  system: System
  /** Payout factor of each pick, in parts of `unit`. */
  factors: readonly bigint[]
  unit: bigint
}

/**
 * Returns the payout of a ticket as an exact fraction of a cent: the sum over combinations of the product of their
 * picks' factors.
 */
function exactReturn({ unitCents, system, factors, unit }: StakedTicket): { numerator: bigint; denominator: bigint } {
  const bySize = symmetricSums(factors)
  const legs = factors.length
  const factorSum = system.sizes.reduce((sum, size) => sum + (bySize[size] ?? 0n) * unit ** BigInt(legs - size), 0n)
  return { numerator: unitCents * factorSum, denominator: unit ** BigInt(legs) }
}

/** Returns for each size the sum, over all combinations of that size, of the product of their picks' factors. */
function symmetricSums(factors: readonly bigint[]): bigint[] {
  const sums = [1n, ...factors.map(() => 0n)]
  for (const [index, factor] of factors.entries()) {
    for (let size = index + 1; size > 0; size--) sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * factor
  }
  return sums
}

/** Returns the payout of a ticket, rounded up to a whole cent in the player's favour. */
export function payoutCents(staked: StakedTicket): bigint {
  const { numerator, denominator } = exactReturn(staked)
  return (numerator + denominator - 1n) / denominator
}

/**
 * Returns the cash-out price: `thousandths` of the ticket's value, truncated once to whole cents, so that parts never
 * pay more than the whole.
 */
export function worthCents(staked: StakedTicket, thousandths: bigint): bigint {
  const { numerator, denominator } = exactReturn(staked)
  return (numerator * thousandths) / (denominator * 1_000n)
}
