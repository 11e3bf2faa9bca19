import { placeOrder as endpoint } from '@ante/contract/lottery/orders/betting.ts'
import type { PlacedOrder } from '@ante/contract/lottery/orders/betting.ts'
import { prizeModeNames } from '@ante/contract/lottery/orders/order-status.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'

import { claimKey } from '../../../kit/call-keys.ts'
import type { MemberContext, SignedIn } from '../../../kit/context.ts'
import { inTransaction } from '../../../kit/db.ts'
import type { Db } from '../../../kit/db.ts'
import { exactTextOf, textOf, unitsOf } from '../../../kit/money.ts'
import { OneAtATime } from '../../../kit/one-at-a-time.ts'
import type { Ports } from '../../../kit/ports.ts'
import { refusalsOf } from '../../../kit/serve.ts'
import type { MerchantDirectory } from '../../../merchant/public.ts'
import { lotteryFunds, takeLotteryStake } from '../../../wallet/public.ts'
import type { LotteryGameRow } from '../../games/tables.ts'
import { lotteryTermsOf } from '../../limits/terms.ts'
import type { LotteryTerms } from '../../limits/terms.ts'
import { ownSeriesOf } from '../../series/series.ts'
import { lockPlayers } from '../lock-players.ts'
import { publishOrders } from '../publish-orders.ts'
import { requireNotSoldOut, requireExposureBelowLimit } from './require-not-sold-out.ts'
import { requireNotSuspended } from './require-not-suspended.ts'
import { requirePlaysOnSale } from './require-plays-on-sale.ts'
import { requireWinnable, requireWinnableDraws } from './require-winnable.ts'
import { fingerprintOf } from './fingerprint-of.ts'
import { lockDraws } from './lock-draws.ts'
import { planDraws } from './plan-draws.ts'
import type { PlannedDraw } from './plan-draws.ts'
import { readSlips } from './read-slips.ts'
import type { SlipContext, ReadSlip } from './read-slips.ts'
import { repeatedOrder, placedOrderView } from './placed-before.ts'
import { costOfSlip, newOrderNumber, writeOrder } from './write-order.ts'
import type { LotteryOrder } from './write-order.ts'

const refuse = refusalsOf(endpoint)

type Input = ParsedInputOf<typeof endpoint>

export interface PlacingPorts extends Pick<Ports, 'db' | 'clock' | 'bus'> {
  merchants: MerchantDirectory
}

/** The orders of a member are evaluated one at a time, because evaluation takes processor time; repeats wait. */
const ordersOfMembers = new OneAtATime({ waitingAtMost: 10 })

/** A parsed and validated order, before its stake is debited. */
interface OrderRequest {
  requested: Input
  member: SignedIn
  counting: SlipContext
  zone: string
  slips: ReadSlip[]
  planned: PlannedDraw[]
  amount: bigint
  requestKey: string | null
  fingerprint: Buffer
}

/**
 * Validates an order independently of the client, and debits its whole stake in the transaction that stores it. A
 * repeat with the same idempotency key returns the stored order.
 */
export async function placeOrder(
  ports: PlacingPorts,
  input: Input,
  { member, idempotencyKey: requestKey }: Pick<MemberContext, 'member' | 'idempotencyKey'>,
): Promise<PlacedOrder> {
  if (member.type === TRIAL) throw refuse('DEMO_NOT_SUPPORTED_ERROR')
  const fingerprint = fingerprintOf(input)
  const repeated = { memberId: BigInt(member.memberId), requestKey, fingerprint }
  const before = await repeatedOrder(ports.db, repeated)
  if (before) return placedOrderView(ports, before)
  return ordersOfMembers.run(member.memberId, async () => {
    const meanwhile = await repeatedOrder(ports.db, repeated)
    if (meanwhile) return placedOrderView(ports, meanwhile)
    const expected = { ...(await requestOf(ports, input, member)), requestKey, fingerprint }
    const placedOrder = await inTransaction(ports.db, (tx) => placeIn(ports, tx, expected))
    publishOrders(ports.bus, [placedOrder.member_id])
    return placedOrderView(ports, placedOrder)
  })
}

async function requestOf({ db, clock, merchants }: PlacingPorts, input: Input, member: SignedIn) {
  const { merchantCode, currency } = member
  const prizeMode = prizeModeNames[input.prizeModeId]
  const game = await gameOnSale(db, { merchantCode, gameId: input.gameId, prizeMode })
  const terms = await lotteryTermsOf(db, merchantCode)
  const series = await ownSeriesOf(db, BigInt(member.memberId), { groupCode: game.group_code, prizeMode })
  const counting = { game, prizeMode, terms, series, currency }
  await requireAffordable(db, input, { member, terms })
  const slips = await readSlips(input.bettingSlipString, counting)
  await requirePlaysOnSale(db, game.id, slips)
  await requireNotSuspended(db, game.id, slips)
  const { zone } = merchants.of(merchantCode)
  const plannedDraws = await planDraws(input, { db, game, zone, terms, now: clock.now() })
  const amount = requireAgreement(input, slips, plannedDraws, counting)
  requireWinnable(slips, plannedDraws, counting)
  return { requested: input, member, counting, zone, slips, planned: plannedDraws, amount }
}

/**
 * Refuses an order if the cost stated by the client exceeds the order limit or the balance. `requireAgreement` verifies
 * the stated cost later.
 */
async function requireAffordable(
  db: Db,
  { betCartAmountSum }: Input,
  { member, terms }: { member: SignedIn; terms: LotteryTerms },
): Promise<void> {
  const { memberId, currency } = member
  const total = unitsOf(betCartAmountSum)
  if (total > terms.maxOrder) {
    throw refuse('LGS_BETTING_AMOUNT_OVER_LIMITS', { maximum: textOf(terms.maxOrder), currency })
  }
  const { separateWallet: transfer } = terms
  const funds = await lotteryFunds(db, BigInt(memberId), { mayUseMainWallet: !transfer })
  if (total > funds) {
    throw refuse('ACS_AVAILABLE_BALANCE_NOT_ENOUGH', { available: textOf(funds), currency, transfer })
  }
}

async function gameOnSale(
  db: Db,
  { merchantCode, gameId, prizeMode }: { merchantCode: string; gameId: number; prizeMode: PrizeMode },
): Promise<LotteryGameRow> {
  const game = await db
    .selectFrom('lottery_game')
    .selectAll()
    .where('merchant_code', '=', merchantCode)
    .where('id', '=', BigInt(gameId))
    .executeTakeFirst()
  if (!game) throw refuse('ILLEGAL_BETTING_ARGUMENT_ERROR', { field: 'gameId' })
  if (game.is_paused) throw refuse('LGS_BETTING_PAUSED_ERROR')
  if (!game.is_sale) throw refuse('LGS_BETTING_GAME_CLOSED_ERROR')
  if (!game.prize_modes.includes(prizeMode)) throw refuse('LGS_BETTING_MODE_NOT_ALLOW_ERROR')
  return game
}

/** Returns the cost of the order; refuses if the client has computed another cost, or a multiple is too high. */
function requireAgreement(
  request: Input,
  slips: readonly ReadSlip[],
  plannedDraws: readonly PlannedDraw[],
  { terms }: SlipContext,
): bigint {
  for (const [row, slip] of slips.entries()) {
    const maxMultiple = plannedDraws.reduce((found, { multiple }) => Math.max(found, multiple * slip.multiple), 0)
    if (maxMultiple > terms.maxMultiple) {
      throw refuse('LGS_BETTING_MULTIPLE_OVER_LIMITS', { row, maximum: terms.maxMultiple })
    }
  }
  const stakes = Number(slips.reduce((sum, slip) => sum + slip.stakes, 0n))
  const { betCartStakesSum: expectedStakes } = request
  if (expectedStakes !== undefined && expectedStakes !== stakes) throw refuse('CALCULATE_STAKES_ERROR', { stakes })
  const amount = slips.reduce((sum, slip) => sum + costOfSlip(slip, plannedDraws), 0n)
  if (unitsOf(request.betCartAmountSum) !== amount) {
    throw refuse('CALCULATE_BETTING_AMOUNT_ERROR', { amount: exactTextOf(amount) })
  }
  return amount
}

async function placeIn(ports: PlacingPorts, tx: Db, request: OrderRequest): Promise<LotteryOrder> {
  const { requested, member, counting, zone, slips, planned: plannedDraws, amount, requestKey, fingerprint } = request
  const { merchantCode, currency } = member
  const memberId = BigInt(member.memberId)
  await lockPlayers(tx, merchantCode, [memberId])
  const repeated = await repeatedOrder(tx, { memberId, requestKey, fingerprint })
  if (repeated) return repeated
  await claimKey(tx, { memberId, merchantCode, key: requestKey })
  const { game, terms, prizeMode } = counting
  const draws = await lockDraws(tx, plannedDraws, { game, zone, now: () => ports.clock.now() })
  const exposing = { memberId, currency, terms, slips, draws }
  await requireWinnableDraws(tx, exposing)
  await requireNotSoldOut(tx, exposing)
  const at = ports.clock.now()
  const number = newOrderNumber()
  const debited = await takeLotteryStake(tx, {
    owner: { memberId, merchantCode, currency },
    amount,
    mayUseMainWallet: !terms.separateWallet,
    key: `lottery:${number}:bet`,
    reference: number,
    at,
  })
  if ('has' in debited) {
    const { separateWallet: transfer } = terms
    throw refuse('ACS_AVAILABLE_BALANCE_NOT_ENOUGH', { available: textOf(debited.has), currency, transfer })
  }
  const stakes = slips.reduce((sum, slip) => sum + slip.stakes, 0n)
  const columns = {
    merchant_code: merchantCode,
    member_id: memberId,
    currency,
    game_id: game.id,
    prize_mode: prizeMode,
  }
  const rules = { refunds_special: game.refunds_special }
  const choices = {
    winning_stop: requested.winningStop,
    abandoning: requested.abandoning,
    quick_chase: requested.quickChase,
  }
  const caller = { request_key: requestKey, fingerprint, device: requested.device ?? '' }
  const sums = { amount, from_main_wallet: debited.fromMain, stakes }
  const order = {
    number,
    ...columns,
    ...rules,
    ...choices,
    ...caller,
    ...sums,
    placed_at: at,
    ownSeries: counting.series.own,
  }
  const written = await writeOrder(tx, order, { slips, draws })
  await requireExposureBelowLimit(tx, exposing)
  return written
}
