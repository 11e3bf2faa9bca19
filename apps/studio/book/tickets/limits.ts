/** Maximum stake and payout of one ticket, in multiples of the title's minimum bet. */
const MAX_STAKE = 1_000n
const MAX_PAYOUT = 50_000n

export interface Limits {
  minCents: bigint
  maxStakeCents: bigint
  maxPayoutCents: bigint
}

/** `minCents`: the minimum on one combination, as sent by the lobby. */
export const limitsFrom = (minCents: bigint): Limits => ({
  minCents,
  maxStakeCents: minCents * MAX_STAKE,
  maxPayoutCents: minCents * MAX_PAYOUT,
})
