import type { LotteryWin } from '../../../launch/public.ts'
import type { Settled } from '../paying/settle-part.ts'

/** Returns the members' total wins on the draw, identified by the first bet of each. */
export function winsOf(settled: readonly Settled[]): LotteryWin[] {
  const wins = new Map<bigint, LotteryWin>()
  for (const { detail, outcome } of settled) {
    const { id, memberId } = detail
    const known = wins.get(memberId) ?? { id, memberId, staked: 0n, paid: 0n }
    const sums = { staked: known.staked + detail.cost, paid: known.paid + outcome.won + outcome.refunded }
    wins.set(memberId, { ...known, ...sums })
  }
  return [...wins.values()]
}
