import { disburseBill } from '@ante/contract/agents/bills.ts'
import { offerContract } from '@ante/contract/agents/contracts.ts'
import { createAffiliateUrl } from '@ante/contract/agents/links.ts'
import { sendTeamMessage } from '@ante/contract/agents/team-message.ts'
import { addBankCard } from '@ante/contract/cashier/bank-cards.ts'
import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import { transferToDownline, transferToDownlines, transferToUpline } from '@ante/contract/cashier/line-transfers.ts'
import { withdraw } from '@ante/contract/cashier/withdrawal.ts'
import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { placeOrder } from '@ante/contract/lottery/orders/betting.ts'
import { applyForPromotion, joinPromotion, usePromoCode as enterCode } from '@ante/contract/promotions/promotions.ts'
import { claimMission } from '@ante/contract/promotions/missions.ts'
import { claimRebate } from '@ante/contract/promotions/rebates.ts'
import { claimRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'
import { claimReward } from '@ante/contract/promotions/rewards.ts'
import { claimLoginPromotion, signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import { sendFeedback } from '@ante/contract/support/feedback.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { sql } from 'kysely'

import { contractsOf, TIERS } from '../agents/contracts/test/contract-fixtures.ts'
import { periodAt, periodBefore } from '../agents/salaries/periods.ts'
import { settleSalaries } from '../agents/salaries/settle-salaries.ts'
import { agree, AURORA, payPortsOf, play as playAt, team } from '../agents/salaries/test/pay-fixtures.ts'
import { tierOf } from '../agents/salaries/test/tiers.ts'
import { changeSettings, cardNumberEnding, PAYMENT_PASSWORD_OF_TESTS, withdrawer } from '../cashier/test/withdrawer.ts'
import { advanceToNextDraw, slotAt, createGame, slip } from '../lottery/test/lottery-fixtures.ts'
import { putCode } from '../promotions/core/stored-promotions.ts'
import { promotionOf, rewardsOf } from '../promotions/test/promotion-fixtures.ts'
import { ALL_DAY, begin, RAIN_MS } from '../promotions/test/rain-fixtures.ts'
import { play } from '../promotions/test/rebate-fixtures.ts'
import { PAYMENT_PASSWORD, lineMember, signedIn } from './members.ts'
import type { LineMember } from './members.ts'
import type { TestGateway } from './start-gateway.ts'

/** A call with an idempotency key that a member of aurora can make immediately. */
export interface KeyedCase<E extends Endpoint = Endpoint> {
  endpoint: E
  input: InputOf<E>
  memberId: bigint
  token: string
}

const keyedCase = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { memberId, token }: Pick<KeyedCase, 'memberId' | 'token'>,
): KeyedCase => ({ endpoint, input, memberId, token })

/** Cases by method and path. */
type Cases = Record<string, () => Promise<KeyedCase>>

const callName = ({ method, path }: Endpoint) => `${method} ${path}`

/** Returns a case for every call of members with an idempotency key; each case creates a new member. */
export function keyedCalls(gateway: TestGateway): Cases {
  return { ...cashierCalls(gateway), ...agentCalls(gateway), ...promotionCalls(gateway), ...otherCalls(gateway) }
}

function cashierCalls(gateway: TestGateway): Cases {
  const line = async () => {
    const above = await lineMember(gateway, '500.00', { type: 2 })
    return { above, below: await lineMember(gateway, '500.00', { type: 1, above }) }
  }
  const paid = { amount: '20.00', paymentPassword: PAYMENT_PASSWORD }
  return {
    [callName(withdraw)]: async () => {
      await changeSettings(gateway, { cardCoolingHours: 0 }, 'aurora')
      const member = await withdrawer(gateway, '2000.00', { merchantCode: 'aurora' })
      await fulfilTurnover(gateway, member)
      return keyedCase(
        withdraw,
        { amount: '200.00', bankCardId: member.bankCardId, paymentPassword: PAYMENT_PASSWORD_OF_TESTS },
        member,
      )
    },
    [callName(transferToUpline)]: async () => keyedCase(transferToUpline, paid, (await line()).below),
    [callName(transferToDownline)]: async () => {
      const { above, below } = await line()
      return keyedCase(transferToDownline, { ...paid, to: below.account }, above)
    },
    [callName(transferToDownlines)]: async () => {
      const { above, below } = await line()
      const lines = [{ to: below.account, amount: '20.00' }]
      return keyedCase(transferToDownlines, { lines, paymentPassword: PAYMENT_PASSWORD }, above)
    },
    [callName(createDeposit)]: async () => {
      const nowhere = { url: 'http://127.0.0.1:1/pier' }
      await gateway.ports.db.updateTable('payment_provider').set(nowhere).execute()
      return keyedCase(createDeposit, { channelId: 'pouch', amount: '100.00' }, await signedIn(gateway))
    },
    [callName(addBankCard)]: async () => {
      const member = await withdrawer(gateway, '0.00', { merchantCode: 'aurora', ending: '1111' })
      const card = {
        bankCode: 'RIVERSIDE',
        cardNumber: cardNumberEnding('7777'),
        province: 'Cebu',
        paymentPassword: PAYMENT_PASSWORD_OF_TESTS,
      }
      return keyedCase(addBankCard, card, member)
    },
  }
}

/** Fulfils the wagering requirement of the deposit. */
async function fulfilTurnover(
  { ports: { db } }: TestGateway,
  { memberId }: Pick<KeyedCase, 'memberId'>,
): Promise<void> {
  await db.deleteFrom('turnover_requirement').where('member_id', '=', memberId).execute()
}

function agentCalls(gateway: TestGateway): Cases {
  const agent = () => lineMember(gateway, '0.00', { type: 1 })
  let owing: Promise<{ top: LineMember; billId: string }> | null = null
  return {
    [callName(disburseBill)]: async () => {
      owing ??= createOwedDividend(gateway)
      const { top, billId } = await owing
      return keyedCase(disburseBill, { billId, amount: '10.00', paymentPassword: PAYMENT_PASSWORD }, top)
    },
    [callName(offerContract)]: async () => {
      const top = await lineMember(gateway, '0.00', { type: 2 })
      const payingAgent = await lineMember(gateway, '0.00', { type: 1, above: top })
      await contractsOf(() => ({ gateway, top })).putInForce(payingAgent)
      const { memberId } = await lineMember(gateway, '0.00', { type: 1, above: payingAgent })
      const offer = { kind: 'daily_salary', category: 'CONS', downline: String(memberId), tiers: TIERS } as const
      return keyedCase(offerContract, { ...offer, tiers: [...offer.tiers] }, payingAgent)
    },
    [callName(createAffiliateUrl)]: async () =>
      keyedCase(createAffiliateUrl, { type: 0, lastDay: null }, await agent()),
    [callName(sendTeamMessage)]: async () => {
      const above = await agent()
      await lineMember(gateway, '0.00', { above })
      return keyedCase(sendTeamMessage, { text: 'Good luck' }, above)
    },
  }
}

/** Creates a dividend of the last half-month that a top agent owes. */
async function createOwedDividend(gateway: TestGateway): Promise<{ top: LineMember; billId: string }> {
  const running = periodAt('dividend', AURORA.zone, Date.now())
  const last = periodBefore('dividend', AURORA.zone, running)
  const tiers = [tierOf({ position: 1, minVolume: '1000.00', activeMembers: 1, rate: 20 })]
  const top = await lineMember(gateway, '1000.00', { type: 2 })
  const below = await lineMember(gateway, '0.00', { type: 1, above: top })
  const [player = 0n] = await team(gateway, below.memberId, 1)
  await agree(gateway, { kind: 'dividend', upline: null, downline: top.memberId, tiers })
  await agree(gateway, { kind: 'dividend', upline: top.memberId, downline: below.memberId, tiers })
  await playAt(gateway, player, { staked: '5000.00', paid: '3000.00', at: last.from })
  // Only the job runs later: another clock of the gateway would end the sessions of the other cases.
  const computedAt = new Date(Math.max(gateway.ports.clock.now().getTime(), last.computedAt.getTime()))
  await settleSalaries({ ...payPortsOf(gateway), clock: { now: () => computedAt } })
  const bill = await gateway.ports.db
    .selectFrom('agent_bill')
    .select('id')
    .where('downline_id', '=', below.memberId)
    .executeTakeFirstOrThrow()
  return { top, billId: String(bill.id) }
}

function promotionCalls(gateway: TestGateway): Cases {
  const ready = async (type: Parameters<typeof promotionOf>[1], rules: object) => {
    const promotionId = await promotionOf(gateway, type, rules)
    return { promotionId, member: await signedIn(gateway) }
  }
  const rain = () => ready('RAFFLE', { windows: ALL_DAY, amounts: [{ amount: '2.50', weight: 1 }] })
  const days = () => ready('LOGIN', {})
  return {
    [callName(joinPromotion)]: async () => {
      const { promotionId, member } = await ready('SIGNUP', { amount: '50' })
      return keyedCase(joinPromotion, { promotionId }, member)
    },
    [callName(claimReward)]: async () => {
      const { promotionId, member } = await ready('SIGNUP', { amount: '50' })
      await gateway.call(joinPromotion, { promotionId }, member)
      const [reward] = (await rewardsOf(gateway, member)).rewards
      return keyedCase(claimReward, { rewardId: reward?.rewardId ?? '' }, member)
    },
    [callName(applyForPromotion)]: async () => {
      const { promotionId, member } = await ready('MANUAL', { cap: '200', leastPictures: 0 })
      return keyedCase(applyForPromotion, { promotionId, comment: 'I won by a hair' }, member)
    },
    [callName(enterCode)]: async () => {
      const { promotionId, member } = await ready('PROMOCODE', { amount: '10', once: 'promotion' })
      const { db } = gateway.ports
      const { id } = await db
        .selectFrom('promotion')
        .select('id')
        .where('code', '=', promotionId)
        .executeTakeFirstOrThrow()
      const code = `CODE${id}`
      await putCode(db, 'aurora', { promotionId: id, code, quota: null, amount: null, endsAt: null })
      return keyedCase(enterCode, { code }, member)
    },
    [callName(signLoginPromotion)]: async () => {
      const { promotionId, member } = await days()
      return keyedCase(signLoginPromotion, { id: promotionId }, member)
    },
    [callName(claimLoginPromotion)]: async () => {
      const { promotionId, member } = await days()
      await gateway.call(signLoginPromotion, { id: promotionId }, member)
      return keyedCase(claimLoginPromotion, { id: promotionId, day: 1 }, member)
    },
    [callName(claimMission)]: async () => {
      const missions = [{ id: 'stake', target: 'betVolume', amount: '100', reward: '5' }]
      const { promotionId, member } = await ready('MISSION', { missions })
      await play(gateway, member, { category: 'RNG', staked: '150.00', paid: '100.00' })
      return keyedCase(claimMission, { promotionId, missionId: 'stake' }, member)
    },
    [callName(startRedRain)]: async () => {
      const { promotionId, member } = await rain()
      return keyedCase(startRedRain, { promotionId }, member)
    },
    [callName(claimRedRain)]: async () => {
      const { promotionId, member } = await rain()
      const started = await begin(gateway, member, promotionId)
      if (!started.ok) throw new Error(started.code)
      gateway.ports.clock.offsetMs += RAIN_MS
      return keyedCase(claimRedRain, { playId: started.value.play.playId, tapped: 12 }, member)
    },
    [callName(claimRebate)]: async () => {
      const member = await signedIn(gateway)
      await play(gateway, member, { category: 'RNG', staked: '5000.00', paid: '100.00' })
      return keyedCase(claimRebate, {}, member)
    },
  }
}

function otherCalls(gateway: TestGateway): Cases {
  return {
    [callName(walletTransfer)]: async () =>
      keyedCase(walletTransfer, { fromTypeId: 2, toTypeId: 4, amount: '10.00' }, await signedIn(gateway, '100.00')),
    [callName(placeOrder)]: async () => {
      const game = await createGame(gateway, { family: 'SSC' })
      advanceToNextDraw(gateway)
      const order = {
        gameId: Number(game.id),
        currentDrawNumber: slotAt(gateway).drawNumber,
        betCartAmountSum: '16',
        prizeModeId: 1 as const,
        bettingSlipString: slip('1,2_3,4_5,6', 1071),
      }
      return keyedCase(placeOrder, order, await signedIn(gateway, '100.00'))
    },
    [callName(sendFeedback)]: async () =>
      keyedCase(
        sendFeedback,
        { kind: 'SITE', content: 'Everything works as it should here', pictures: [] },
        await signedIn(gateway),
      ),
  }
}

/** Tables that keyed calls of members write, with the column of the member. */
const WRITTEN_TABLES = {
  withdrawal: 'member_id',
  line_transfer: 'payer_id',
  deposit: 'member_id',
  bank_card: 'member_id',
  agent_bill_payment: 'by_member',
  agent_contract: 'upline_id',
  affiliate_link: 'member_id',
  agent_message: 'sender_id',
  promotion_entry: 'member_id',
  calendar_day: 'member_id',
  red_rain_play: 'member_id',
  rebate: 'member_id',
  wallet_move: 'member_id',
  lottery_order: 'member_id',
  support_feedback: 'member_id',
} as const

/**
 * Returns the number of effects of a member's calls: rows, and transfers of the member's accounts. It grows once per
 * effective call.
 */
export async function effectsOf(gateway: TestGateway, memberId: bigint): Promise<number> {
  const tables = Object.entries(WRITTEN_TABLES).map(
    ([table, column]) => sql`(select count(*) from ${sql.table(table)} where ${sql.ref(column)} = ${memberId})`,
  )
  const { rows } = await sql<{ count: bigint }>`select (${sql.join(tables, sql` + `)}) as count`.execute(
    gateway.ports.db,
  )
  return Number(rows[0]?.count ?? 0n) + (await transfersOf(gateway, memberId))
}

/** Returns the number of ledger transfers of a member's accounts. */
export async function transfersOf({ ports: { db } }: TestGateway, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from transfer join account on account.id in (debit_account, credit_account)
    where account.member_id = ${memberId}`.execute(db)
  return Number(rows[0]?.count ?? 0n)
}
