/** In times of the title's least bet: what one ticket may cost, and what it may pay. */
const MOST_STAKE = 1_000n
const MOST_PAYOUT = 50_000n

export interface Limits {
  leastCents: bigint
  mostStakeCents: bigint
  mostPayoutCents: bigint
}

/** `leastCents`: the least on one combination, as the lobby tells it. */
export const limitsFrom = (leastCents: bigint): Limits => ({
  leastCents,
  mostStakeCents: leastCents * MOST_STAKE,
  mostPayoutCents: leastCents * MOST_PAYOUT,
})
