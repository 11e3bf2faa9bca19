/** Maximum stake and payout of one ticket, in multiples of the title's minimum bet. */
const MAX_STAKE = 1_000n
const MAX_PAYOUT = 50_000n

export interface Limits {
  leastCents: bigint
  mostStakeCents: bigint
  mostPayoutCents: bigint
}

/** `leastCents`: the minimum on one combination, as sent by the lobby. */
export const limitsFrom = (minCents: bigint): Limits => ({
  leastCents: minCents,
  mostStakeCents: minCents * MAX_STAKE,
  mostPayoutCents: minCents * MAX_PAYOUT,
})
