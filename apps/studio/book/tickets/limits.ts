/** Maximum stake and payout of one ticket, in multiples of the title's minimum bet. */
const MOST_STAKE = 1_000n
const MOST_PAYOUT = 50_000n

export interface Limits {
  leastCents: bigint
  mostStakeCents: bigint
  mostPayoutCents: bigint
}

/** `leastCents`: the minimum on one combination, as sent by the lobby. */
export const limitsFrom = (leastCents: bigint): Limits => ({
  leastCents,
  mostStakeCents: leastCents * MOST_STAKE,
  mostPayoutCents: leastCents * MOST_PAYOUT,
})
