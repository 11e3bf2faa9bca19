import type { RoundView } from '../../play-contract.ts'

/** Whether a round is a net win that the gateway has paid: only these have a win card. */
export function isShareableWin(round: RoundView): boolean {
  if (round.state !== 'played' || !round.paid) return false
  return BigInt(round.wonCents) + BigInt(round.jackpotPaidCents ?? 0) > BigInt(round.stakeCents)
}
