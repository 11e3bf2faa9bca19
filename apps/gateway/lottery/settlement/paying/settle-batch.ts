import { sql } from 'kysely'

import { bulkMove, requireAll } from '../../../kit/state-machine/bulk-move.ts'
import { subOrderStates } from '../../orders/sub-order-states.ts'
import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import type { Winner } from '@ante/contract/catalogue/winners.ts'
import { countLottery, recordLotteryWins } from '../../../launch/public.ts'
import type { LotteryPlayed } from '../../../launch/public.ts'
import { lotteryTermsOf } from '../../limits/terms.ts'
import { releaseExposure } from '../../orders/exposure.ts'
import { lockPlayers } from '../../orders/lock-players.ts'
import { commissionsOf } from '../counting/commissions.ts'
import { lockIfUnchanged } from '../waiting-draw.ts'
import { prepareForRules } from '../counting/draw-for-rules.ts'
import type { WaitingDraw } from '../waiting-draw.ts'
import { openDetails } from '../counting/open-details.ts'
import { outcomeOf } from '../counting/outcomes.ts'
import type { OpenDetail, Outcome } from '../counting/outcomes.ts'
import { withValidBets } from '../counting/valid-bets.ts'
import type { CountedBet } from '../counting/valid-bets.ts'
import { winsOf } from '../counting/wins-of.ts'
import { byMember, payMembers } from './pay-members.ts'
import { refundDetails } from '../refunding/refund-details.ts'
import { settledBefore } from './settled-before.ts'
import { notifyWinners } from './notify-winners.ts'

/** A sub-order with its outcome. */
export interface Settled {
  detail: OpenDetail
  outcome: Outcome
}

/** Reads the bets of some members, and computes their outcomes. Writes nothing. */
export async function computeOutcomes(db: Db, draw: WaitingDraw, memberIds: readonly bigint[]): Promise<Settled[]> {
  const { maxPrize } = await lotteryTermsOf(db, draw.merchantCode)
  const details = await openDetails(db, draw, memberIds)
  const drawForRules = prepareForRules(draw)
  const won = await wonBefore(db, draw.id, memberIds)
  return details.map((detail) => {
    const before = won.get(detail.memberId) ?? 0n
    const prizeLeft = maxPrize > before ? maxPrize - before : 0n
    const outcome = outcomeOf(detail, drawForRules, { left: prizeLeft, currency: draw.currency })
    won.set(detail.memberId, before + outcome.won)
    return { detail, outcome }
  })
}

/** Returns the members' earlier wins in the draw: the maximum payout per player covers all of them. */
async function wonBefore(db: Db, drawId: bigint, memberIds: readonly bigint[]): Promise<Map<bigint, bigint>> {
  const { rows } = await sql<{ member_id: bigint; won: bigint }>`
    select member_id, sum(won)::bigint as won from lottery_detail
    where draw_id = ${drawId} and member_id = any (${[...memberIds]}::int8[]) and won > 0
    group by member_id`.execute(db)
  return new Map(rows.map((row) => [row.member_id, row.won]))
}

/** Stores and pays the computed outcomes, each once even with concurrent gateways. Returns the wins to announce. */
export async function settleBatch(
  db: Db,
  draw: WaitingDraw,
  { counted, now }: { counted: readonly Settled[]; now: Date },
): Promise<Winner[]> {
  if (counted.length === 0) return []
  return inTransaction(db, async (tx) => {
    const players = [...new Set(counted.map(({ detail }) => detail.memberId))]
    const debts = await lockPlayers(tx, draw.merchantCode, players)
    if (!(await lockIfUnchanged(tx, draw))) return []
    const settled = withValidBets(await stillOpen(tx, counted), await settledBefore(tx, draw.id, players))
    await writeOutcomes(tx, settled, now)
    const first = settled[0]
    if (!first) return []
    const stopped = await refundDetails(tx, await chasesStoppedBy(tx, settled), { status: 6, now })
    const commissions = await commissionsOf(tx, draw, settled.map(stakeOf))
    await recordCommissions(tx, draw, commissions)
    const amounts = (valueOf: (outcome: Outcome) => bigint) =>
      byMember(settled, ({ detail, outcome }) => ({ memberId: detail.memberId, amount: valueOf(outcome) }))
    await payMembers(tx, { draw, part: String(first.detail.id), now, debts }, [
      { kind: 'win', amounts: amounts(({ won }) => won) },
      { kind: 'rebate', amounts: amounts(({ rebate }) => rebate) },
      { kind: 16, amounts: amounts(({ refunded }) => refunded) },
      { kind: 6, amounts: byMember(stopped, (item) => item) },
      { kind: 'commission', amounts: commissions },
    ])
    await countLottery(tx, playedBy(settled), now)
    await releaseExposure(
      tx,
      stopped.map(({ id }) => id),
    )
    const wins = winsOf(settled)
    await notifyWinners(tx, draw, { wins, now })
    const { merchantCode, currency, gameName, icon } = draw
    const picture = `/pictures/lottery/${icon}.webp`
    return recordLotteryWins(tx, wins, { merchantCode, currency, gameName, picture, at: now })
  })
}

/** Returns the sub-orders that no other gateway has settled meanwhile. */
async function stillOpen(tx: Db, counted: readonly Settled[]): Promise<Settled[]> {
  const ids = counted.map(({ detail }) => detail.id)
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery_detail where id = any (${ids}::int8[]) and status = 2`.execute(tx)
  if (rows.length === counted.length) return [...counted]
  const open = new Set(rows.map(({ id }) => id))
  return counted.filter(({ detail }) => open.has(detail.id))
}

async function writeOutcomes(tx: Db, settled: readonly CountedBet[], now: Date): Promise<void> {
  const column = <Value>(valueOf: (outcome: Outcome) => Value) => settled.map(({ outcome }) => valueOf(outcome))
  const statuses = column(({ status }) => status)
  const ended = bulkMove(subOrderStates, { from: 2, to: statuses, each: 'got.status', of: 'detail' })
  const { numAffectedRows } = await sql`
    update lottery_detail detail set ${ended.set}, won = got.won, cut_off = got.cut_off, rebate = got.rebate,
      refunded = got.refunded, returned = got.returned, wins = got.wins, valid = got.valid, settled_at = ${now}
    from unnest(${settled.map(({ detail }) => detail.id)}::int8[], ${statuses}::int2[],
      ${column(({ won }) => won)}::int8[], ${column(({ cutOff }) => cutOff)}::int8[],
      ${column(({ rebate }) => rebate)}::int8[], ${column(({ refunded }) => refunded)}::int8[],
      ${settled.map(returnedOf)}::int8[], ${column(({ wins }) => (wins.length > 0 ? JSON.stringify(wins) : null))}::jsonb[],
      ${settled.map(({ validBet }) => validBet)}::int8[])
      got (id, status, won, cut_off, rebate, refunded, returned, wins, valid)
    where detail.id = got.id and ${ended.isFrom}`.execute(tx)
  requireAll(subOrderStates, settled.length, numAffectedRows)
}

/** Returns the open later phases of chases that stop because a phase has won. */
async function chasesStoppedBy(tx: Db, settled: readonly Settled[]): Promise<bigint[]> {
  const winningChases = settled.filter(
    ({ detail, outcome }) => detail.isChase && detail.winningStop && outcome.status === 4,
  )
  if (winningChases.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select later.id from lottery_detail later
    join unnest(${winningChases.map(({ detail }) => detail.slipId)}::int8[], ${winningChases.map(({ detail }) => detail.phase)}::int[])
      hit (slip, phase) on later.slip_id = hit.slip and later.phase > hit.phase
    where later.status = 2 order by later.id`.execute(tx)
  return rows.map(({ id }) => id)
}

const stakeOf = ({ detail, outcome }: Settled) => ({
  memberId: detail.memberId,
  prizeMode: detail.prizeMode,
  valid: outcome.valid,
  ownSeries: detail.series === null ? null : detail.ownSeries,
})

async function recordCommissions(tx: Db, draw: WaitingDraw, got: ReadonlyMap<bigint, bigint>): Promise<void> {
  if (got.size === 0) return
  await sql`
    insert into lottery_commission as existing (draw_id, results, agent_id, merchant_code, amount)
    select ${draw.id}, ${draw.results}, agent, ${draw.merchantCode}, amount
    from unnest(${[...got.keys()]}::int8[], ${[...got.values()]}::int8[]) got (agent, amount) order by agent
    on conflict (draw_id, results, agent_id) do update set amount = existing.amount + excluded.amount`.execute(tx)
}

const OUTCOMES = { 4: 'won', 5: 'lost', 16: 'drawn' } as const

/** Returns the part of a stake that is paid back with the win; 0 for a tie, which is refunded instead. */
const returnedOf = ({ detail, outcome }: Settled): bigint => (outcome.status === 16 ? 0n : detail.cost - outcome.valid)

/** Returns the amounts for the players' daily sums. */
function playedBy(settled: readonly CountedBet[]): LotteryPlayed[] {
  const days = new Map<string, LotteryPlayed>()
  for (const item of settled) {
    const { detail, outcome } = item
    const { memberId, day } = detail
    const kind = OUTCOMES[outcome.status]
    const key = `${memberId} ${day} ${kind}`
    const stored = days.get(key) ?? { memberId, day, outcome: kind, bets: 0, staked: 0n, valid: 0n, paid: 0n }
    const returned = returnedOf(item)
    const paid = outcome.won > returned ? outcome.won - returned : 0n
    days.set(key, {
      ...stored,
      bets: stored.bets + 1,
      staked: stored.staked + outcome.valid,
      valid: stored.valid + item.validBet,
      paid: stored.paid + paid,
    })
  }
  return [...days.values()]
}
