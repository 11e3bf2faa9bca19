import type { LotteryWin } from '../../../launch/public.ts'
import type { Settled } from '../paying/settle-part.ts'

/** Returns the members' total wins on the draw, identified by the first bet of each. */
export function winsOf(settled: readonly Settled[]): LotteryWin[] {
  const wins = new Map<bigint, LotteryWin>()
  for (const { detail, outcome } of settled) {
    const { id, memberId } = detail
    const memberWin = wins.get(memberId) ?? { id, memberId, staked: 0n, paid: 0n }
    const sums = { staked: memberWin.staked + detail.cost, paid: memberWin.paid + outcome.won + outcome.refunded }
    wins.set(memberId, { ...memberWin, ...sums })
  }
  return [...wins.values()]
}
