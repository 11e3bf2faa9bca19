import { sql } from 'kysely'

import { bulkMove } from '../../../kit/state-machine/bulk-move.ts'
import { subOrderStates } from '../../orders/sub-order-states.ts'
import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { countLottery, deleteLotteryWins } from '../../../launch/public.ts'
import { lotteryPayments, transactionCode } from '../../../wallet/public.ts'
import type { LotteryDebit } from '../../../wallet/public.ts'
import { lockPlayers } from '../../orders/lock-players.ts'
import { lockIfUnchanged } from '../waiting-draw.ts'
import type { WaitingDraw } from '../waiting-draw.ts'
import { inBatches } from '../counting/open-details.ts'
import { changeDebt } from './pay-members.ts'

interface Undone {
  memberId: bigint
  day: string
  status: 4 | 5 | 16
  bets: bigint
  won: bigint
  rebate: bigint
  refunded: bigint
  /** Amounts that the daily sums of the member contain. */
  staked: bigint
  valid: bigint
  paid: bigint
  ids: bigint[]
}

/** Returns the members with sub-orders settled by a reversed result, in batches. */
export async function settledMemberBatches(db: Db, drawId: bigint): Promise<bigint[][]> {
  const { rows } = await sql<{ member_id: bigint; details: bigint }>`
    select member_id, count(*) as details from lottery_detail
    where draw_id = ${drawId} and status in (4, 5, 16) group by member_id order by member_id`.execute(db)
  return inBatches(rows)
}

/**
 * Reverses the payments of a result to these members. No account becomes negative: an amount already spent becomes a
 * debt, which the member's next winnings pay.
 */
export async function reversePayouts(
  db: Db,
  draw: WaitingDraw,
  memberIds: readonly bigint[],
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPlayers(tx, draw.merchantCode, memberIds)
    if (!(await lockIfUnchanged(tx, draw))) return
    const reversed = await undo(tx, draw, memberIds)
    if (reversed.length === 0) return
    const amounts = (amountOf: (payout: Undone) => bigint) =>
      sums(reversed.map((item) => [item.memberId, amountOf(item)]))
    await debitAll(tx, draw, now, [
      { kind: 'win', amounts: amounts(({ won, refunded }) => won + refunded) },
      { kind: 'rebate', amounts: amounts(({ rebate }) => rebate) },
    ])
    await deleteLotteryWins(
      tx,
      reversed.flatMap(({ ids }) => ids),
    )
    await countLottery(
      tx,
      reversed.map(({ memberId, day, status, bets, staked, valid, paid }) => ({
        memberId,
        day,
        outcome: OUTCOMES[status],
        bets: -Number(bets),
        staked: -staked,
        valid: -valid,
        paid: -paid,
      })),
      now,
    )
  })
}

const OUTCOMES = { 4: 'won', 5: 'lost', 16: 'drawn' } as const

/** Reverses the agents' commissions for a reversed result. Returns the ids of the agents; none if already reversed. */
export async function reverseCommissions(db: Db, draw: WaitingDraw, now: Date): Promise<bigint[]> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('lottery_commission')
      .select(['agent_id', 'amount'])
      .where('draw_id', '=', draw.id)
      .where('is_reversed', '=', false)
      .execute()
    const agents = rows.map(({ agent_id: id }) => id)
    await lockPlayers(tx, draw.merchantCode, agents)
    if (agents.length === 0 || !(await lockIfUnchanged(tx, draw))) return []
    const { numUpdatedRows } = await tx
      .updateTable('lottery_commission')
      .set({ is_reversed: true })
      .where('draw_id', '=', draw.id)
      .where('is_reversed', '=', false)
      .executeTakeFirst()
    // Another gateway has reversed some of them meanwhile.
    if (Number(numUpdatedRows) !== rows.length) return []
    const amounts = sums(rows.map(({ agent_id: id, amount }) => [id, amount]))
    await debitAll(tx, draw, now, [{ kind: 'commission', amounts }])
    return agents
  })
}

const CODES = {
  win: transactionCode.lotteryWinTakenBack,
  rebate: transactionCode.lotteryRebateTakenBack,
  commission: transactionCode.lotteryAgentRebateTakenBack,
}

async function undo(tx: Db, { id, zone }: WaitingDraw, memberIds: readonly bigint[]): Promise<Undone[]> {
  const opened = bulkMove(subOrderStates, { from: [4, 5, 16], to: 2, of: 'detail' })
  const { rows } = await sql<Undone>`
    with settled as (
      select id, member_id, to_char(placed_at at time zone ${zone}, 'YYYY-MM-DD') as day, status, won, rebate, refunded, returned,
        cost, valid
      from lottery_detail
      where draw_id = ${id} and member_id = any (${[...memberIds]}::int8[]) and status in (4, 5, 16)
      order by id for update
    ), reopened as (
      update lottery_detail detail set ${opened.set}, won = 0, cut_off = 0, rebate = 0, refunded = 0, returned = 0,
        valid = null, wins = null, settled_at = null, reversals = detail.reversals + 1
      from settled where detail.id = settled.id and ${opened.isFrom})
    select member_id as "memberId", day, status, count(*) as bets, sum(won)::bigint as won,
      sum(rebate)::bigint as rebate, sum(refunded)::bigint as refunded,
      sum(case when status = 16 then 0 else cost - returned end)::bigint as staked,
      sum(coalesce(valid, case when status = 16 then 0 else cost - returned end))::bigint as valid,
      sum(greatest(won - returned, 0))::bigint as paid, array_agg(id) as ids
    from settled group by member_id, day, status order by member_id, day, status`.execute(tx)
  return rows
}

interface Reversal {
  kind: keyof typeof CODES
  amounts: ReadonlyMap<bigint, bigint>
}

async function debitAll(tx: Db, draw: WaitingDraw, now: Date, reversals: readonly Reversal[]): Promise<void> {
  const wallets = await lotteryPayments(
    tx,
    { ...draw, at: now },
    reversals.flatMap(({ amounts }) => [...amounts.keys()]),
  )
  for (const { kind, amounts } of reversals) {
    const debits: LotteryDebit[] = [...amounts].map(([memberId, amount]) => ({
      memberId,
      amount,
      key: `lottery:${draw.id}.${draw.results}:${memberId}:${kind}:back`,
      code: CODES[kind],
      reference: `${draw.gameCode}:${draw.drawNumber}`,
    }))
    const debited = await wallets.debit(debits)
    for (const { memberId, amount } of debits) {
      const short = amount - (debited.get(memberId) ?? 0n)
      if (short > 0n) await changeDebt(tx, memberId, short)
    }
  }
}

function sums(amounts: readonly (readonly [bigint, bigint])[]): Map<bigint, bigint> {
  const found = new Map<bigint, bigint>()
  for (const [memberId, amount] of amounts) {
    if (amount > 0n) found.set(memberId, (found.get(memberId) ?? 0n) + amount)
  }
  return found
}
