import type { LotteryWin } from '../../../launch/public.ts'
import type { Settled } from '../paying/settle-batch.ts'

/** Returns the total win of each member on the draw; the id is that of the member's first bet. */
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
