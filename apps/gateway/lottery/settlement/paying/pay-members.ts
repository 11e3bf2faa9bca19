import type { Db } from '../../../kit/db.ts'
import { lotteryPayments, transactionCode } from '../../../wallet/public.ts'
import type { LotteryCredit } from '../../../wallet/public.ts'
import type { WaitingDraw } from '../waiting-draw.ts'
import { REFUND_CODES } from '../refunding/refund-codes.ts'
import type { RefundStatus } from '../refunding/refund-codes.ts'

/** Amounts of one kind, by member. */
export interface Paid {
  kind: 'win' | 'rebate' | 'commission' | RefundStatus
  amounts: ReadonlyMap<bigint, bigint>
}

export interface Paying {
  draw: Pick<WaitingDraw, 'id' | 'merchantCode' | 'currency' | 'gameCode' | 'drawNumber' | 'results'>
  /** Unique name of this batch among the payments of the draw; part of the transfer keys. */
  part: string
  now: Date
  /** Debts of members from reversed winnings. */
  debts: ReadonlyMap<bigint, bigint>
}

const CODES = {
  win: transactionCode.lotteryWin,
  rebate: transactionCode.lotteryRebate,
  commission: transactionCode.lotteryAgentRebate,
}

const codeOf = (kind: Paid['kind']) => (typeof kind === 'string' ? CODES[kind] : REFUND_CODES[kind])

/** Pays all amounts; debts are deducted from wins and rebates. The caller has locked the players. */
export async function payMembers(tx: Db, { draw, part, now, debts }: Paying, paid: readonly Paid[]): Promise<void> {
  const members = paid.flatMap(({ amounts }) => [...amounts.keys()])
  if (members.length === 0) return
  const wallets = await lotteryPayments(tx, { ...draw, at: now }, members)
  const entry = (memberId: bigint, amount: bigint, kind: Paid['kind'] | 'debt'): LotteryCredit => ({
    memberId,
    amount,
    key: `lottery:${draw.id}.${draw.results}:${part}:${memberId}:${kind}`,
    code: kind === 'debt' ? transactionCode.lotteryWinTakenBack : codeOf(kind),
    reference: `${draw.gameCode}:${draw.drawNumber}`,
  })
  for (const { kind, amounts } of paid) {
    await wallets.credit([...amounts].map(([memberId, amount]) => entry(memberId, amount, kind)))
  }
  const debits = [...debts].flatMap(([memberId, debt]) => {
    const got = paid.reduce((sum, { kind, amounts }) => sum + (isEarned(kind) ? (amounts.get(memberId) ?? 0n) : 0n), 0n)
    const amount = debt < got ? debt : got
    return amount > 0n ? [entry(memberId, amount, 'debt')] : []
  })
  const debited = await wallets.debit(debits)
  for (const [memberId, amount] of debited) await changeDebt(tx, memberId, -amount)
}

const isEarned = (kind: Paid['kind']): boolean => kind === 'win' || kind === 'rebate'

export async function changeDebt(tx: Db, memberId: bigint, change: bigint): Promise<void> {
  await tx
    .updateTable('lottery_player')
    .set((row) => ({ debt: row('debt', '+', change) }))
    .where('member_id', '=', memberId)
    .execute()
}

/** Sums amounts by member. */
export function byMember<Item>(
  items: readonly Item[],
  amountOf: (item: Item) => { memberId: bigint; amount: bigint },
): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>()
  for (const item of items) {
    const { memberId, amount } = amountOf(item)
    if (amount > 0n) sums.set(memberId, (sums.get(memberId) ?? 0n) + amount)
  }
  return sums
}
