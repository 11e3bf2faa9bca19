import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { createDeposit } from '@ante/contract/cashier/deposit.ts'
import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { launchGame } from '@ante/contract/launch/launch-game.ts'
import {
  applyForPromotion,
  joinPromotion,
  sendPromotionPicture,
  usePromoCode,
} from '@ante/contract/promotions/promotions.ts'
import { claimMission } from '@ante/contract/promotions/missions.ts'
import { getPrizeWheel, spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import { claimRebate } from '@ante/contract/promotions/rebates.ts'
import { claimRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'
import { getReferralDetails, listInvitees } from '@ante/contract/promotions/referral.ts'
import { claimLoginPromotion, signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import { getBenefits } from '@ante/contract/vip/benefits.ts'
import { walletTransfer } from '@ante/contract/wallet/vendor-transfer.ts'
import { beforeAll, expect, test } from 'vitest'

import { outcomeOf } from '../../cashier/test/line-fixtures.ts'
import { GAME } from '../../launch/test/vendor.ts'
import { advanceToNextDraw, lotteryFixtures, slip } from '../../lottery/test/lottery-fixtures.ts'
import { cliOf } from '../../operator/test/cli-of.ts'
import { claimRewardOf, promotionOf, rewardsOf } from '../../promotions/test/promotion-fixtures.ts'
import { ALL_DAY, begin, RAIN_MS } from '../../promotions/test/rain-fixtures.ts'
import { play } from '../../promotions/test/rebate-fixtures.ts'
import { lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { offersFor, refusedAgentCalls } from '../test/agent-calls.ts'
import type { Offers } from '../test/agent-calls.ts'
import { excludeMember } from '../test/fixtures.ts'

/**
 * Endpoints that an excluded member may call: reading and changing own data, cancelling, withdrawing, and responsible
 * gaming. A new endpoint is either listed here or refuses with `responsible.gaming.excluded`.
 */
const PERMITTED = Object.values({
  /** Calls that finish what was begun, or return money to the main wallet. */
  ends: [
    'cancelDeposit',
    'confirmDepositPaid',
    'sendDepositReceipt',
    'walletsToMain',
    'withdraw',
    'cancelWithdrawal',
    'cancelSubOrders',
    'keepGameOpen',
    'addBankCard',
    'removeBankCard',
    'disburseBill',
    'deleteAffiliateUrl',
  ],
  /** Messages: reading and writing. */
  automatic: [
    'searchOrders',
    'checkLines',
    'markAnnouncementsRead',
    'deleteMails',
    'readMails',
    'setPushPreferences',
    'subscribePush',
    'unsubscribePush',
    'takeOverVisit',
    'readFeedback',
    'sendFeedback',
    'sendPicture',
  ],
  /** Favourites and avatar. */
  marks: [
    'addFavouriteLotteries',
    'removeFavouriteLottery',
    'addFavourite',
    'removeFavourite',
    'sendHeadIcon',
    'setHeadIcon',
  ],
  /** Account data. */
  account: [
    'changePassword',
    'changePasswordAtNewerAddress',
    'resolveCall',
    'addPasskey',
    'beginPasskey',
    'removePasskey',
    'setPaymentPassword',
    'changePaymentPassword',
    'resetPaymentPassword',
    'sendPaymentPasswordCode',
    'beginAuthenticator',
    'confirmAuthenticator',
    'makeRecoveryCodes',
    'removeAuthenticator',
    'setPayeeName',
    'logout',
    'touch',
    'endOneSession',
    'endOtherSessions',
    'requestStatement',
  ],
  /** Exclusions and limits. */
  responsibleGaming: [
    'requestReinstatement',
    'confirmLimit',
    'discardLimitChange',
    'setLimit',
    'setRealityCheck',
    'startExclusion',
  ],
}).flat()

const AGENT_CALLS = [
  'changeContract',
  'createAffiliateUrl',
  'offerContract',
  'processContractDividend',
  'processContractHourSalary',
  'processDailySalaryContract',
  'processRealTimeSalaryContract',
  'promoteDownline',
  'putDownlineRates',
  'sendTeamMessage',
  'stepContract',
  'transferToDownlines',
] as const

const fixtures = lotteryFixtures()
const operator = cliOf(() => fixtures.gateway)

/** An excluded member who has one object of every kind that calls could use, and upline and downline. */
interface ExclusionCase {
  above: LineMember
  member: LineMember
  below: LineMember
  promotion: Record<'apply' | 'join' | 'mission' | 'wheel' | 'rain' | 'calendar' | 'nextCalendar', string>
  playId: string
  rewardId: string
  code: string
  offers: Offers
}
let excluded: ExclusionCase

beforeAll(async () => {
  const { gateway } = fixtures
  const above = await lineMember(gateway, '100.00', { type: 1 })
  const member = await lineMember(gateway, '100.00', { type: 1, above })
  const below = await lineMember(gateway, '0.00', { above: member })
  const missions = [{ id: 'one', target: 'wins', count: 1, reward: '1' }]
  const segments = [1, 1].map((weight) => ({ amount: '5', weight }))
  const promotion = {
    apply: await promotionOf(gateway, 'MANUAL', {}),
    join: await promotionOf(gateway, 'SIGNUP', { amount: '10' }),
    mission: await promotionOf(gateway, 'MISSION', { missions }),
    wheel: await promotionOf(gateway, 'PRIZE_WHEEL', { segments }),
    rain: await promotionOf(gateway, 'RAFFLE', { windows: ALL_DAY }),
    calendar: await promotionOf(gateway, 'LOGIN', {}),
    nextCalendar: await promotionOf(gateway, 'LOGIN', {}),
  }
  const code = `REST${randomUUID().slice(0, 8).toUpperCase()}`
  await operator.outputOf(
    'promotions',
    'create-codes',
    'aurora',
    await promotionOf(gateway, 'PROMOCODE', { amount: '5' }),
    code,
  )
  await play(gateway, member, { category: 'RNG', staked: '5000.00', paid: '6000.00' })
  await gateway.call(getPrizeWheel, { promotionId: promotion.wheel }, member)
  await gateway.call(signLoginPromotion, { id: promotion.calendar }, member)
  const granted = await promotionOf(gateway, 'SIGNUP', { amount: '10' })
  await gateway.call(joinPromotion, { promotionId: granted }, member)
  const { rewards } = await rewardsOf(gateway, member)
  const started = await begin(gateway, member, promotion.rain)
  const rewardId = rewards.find(({ promotionId }) => promotionId === granted)?.rewardId ?? ''
  const offers = await offersFor(gateway, { above, member })
  const playId = started.ok ? started.value.play.playId : ''
  excluded = { above, member, below, promotion, playId, rewardId, code, offers }
  gateway.ports.clock.offsetMs += RAIN_MS
  await excludeMember(gateway, member, '6m')
})

interface Answered {
  ok: boolean
  code?: string
}
const codeOf = async (answer: Promise<Answered>): Promise<string> => {
  const { ok, code } = await answer
  return ok ? 'done' : (code ?? '')
}

/** Calls that would credit the member, start play or encourage play if the member were not excluded. */
const refusedCalls: Record<string, (member: ExclusionCase) => Promise<string>> = {
  walletTransfer: ({ member }) =>
    codeOf(fixtures.gateway.call(walletTransfer, { fromTypeId: 2, toTypeId: 4, amount: '5.00' }, member)),
  createDeposit: async ({ member }) => {
    const channels = fixtures.gateway.ports.db.selectFrom('payment_channel').select('code')
    const { code: channelId } = await channels.where('merchant_code', '=', 'aurora').executeTakeFirstOrThrow()
    return codeOf(fixtures.gateway.call(createDeposit, { channelId, amount: '500.00' }, member))
  },
  transferToUpline: ({ member }) => outcomeOf(fixtures.gateway, member, { amount: '5.00' }),
  transferToDownline: ({ member, below }) => outcomeOf(fixtures.gateway, member, { to: below, amount: '5.00' }),
  launchGame: async ({ member }) => {
    const games = fixtures.gateway.ports.db.selectFrom('game').select(['vendor', 'game_id', 'node_id'])
    const { vendor, node_id: node } = await games.where('game_id', '=', GAME).executeTakeFirstOrThrow()
    return codeOf(fixtures.gateway.call(launchGame, { vendor, gameId: GAME, nodeId: Number(node) }, member))
  },
  placeOrder: ({ member }) => {
    advanceToNextDraw(fixtures.gateway)
    return codeOf(fixtures.order(member, { slips: [slip('3____', 1111)], units: '2' }))
  },
  applyForPromotion: ({ member, promotion: { apply: promotionId } }) =>
    codeOf(fixtures.gateway.call(applyForPromotion, { promotionId, comment: 'Mine' }, member)),
  joinPromotion: ({ member, promotion: { join: promotionId } }) =>
    codeOf(fixtures.gateway.call(joinPromotion, { promotionId }, member)),
  sendPromotionPicture: async ({ member, promotion }) => {
    const headers = { 'Content-Type': 'application/octet-stream', [header.authorization]: member.token }
    const path = sendPromotionPicture.path.replace(':promotionId', promotion.apply)
    const sent = await fixtures.gateway.fetch(path, { method: 'POST', headers, body: Buffer.from('none') })
    return ((await sent.json()) as { errorCode?: string }).errorCode ?? 'done'
  },
  usePromoCode: ({ member, code }) => codeOf(fixtures.gateway.call(usePromoCode, { code }, member)),
  claimMission: ({ member, promotion: { mission: promotionId } }) =>
    codeOf(fixtures.gateway.call(claimMission, { promotionId, missionId: 'one' }, member)),
  spinPrizeWheel: ({ member, promotion: { wheel: promotionId } }) =>
    codeOf(fixtures.gateway.call(spinPrizeWheel, { promotionId, spinId: randomUUID() }, member)),
  claimRebate: ({ member }) => codeOf(fixtures.gateway.call(claimRebate, {}, member)),
  startRedRain: ({ member, promotion: { rain } }) =>
    codeOf(fixtures.gateway.call(startRedRain, { promotionId: rain }, member)),
  claimRedRain: ({ member, playId }) => codeOf(fixtures.gateway.call(claimRedRain, { playId, tapped: 12 }, member)),
  getReferralDetails: ({ member }) => codeOf(fixtures.gateway.call(getReferralDetails, {}, member)),
  listInvitees: ({ member }) => codeOf(fixtures.gateway.call(listInvitees, {}, member)),
  claimReward: ({ member, rewardId }) => codeOf(claimRewardOf(fixtures.gateway, member, rewardId)),
  claimLoginPromotion: ({ member, promotion: { calendar: id } }) =>
    codeOf(fixtures.gateway.call(claimLoginPromotion, { id }, member)),
  signLoginPromotion: ({ member, promotion: { nextCalendar: id } }) =>
    codeOf(fixtures.gateway.call(signLoginPromotion, { id }, member)),
  getBenefits: ({ member }) => codeOf(fixtures.gateway.call(getBenefits, {}, member)),
  ...Object.fromEntries(
    AGENT_CALLS.map((name) => [
      name,
      (requested: ExclusionCase) => codeOf(refusedAgentCalls(fixtures.gateway, requested, requested.offers)[name]()),
    ]),
  ),
}

const CONTRACT = join(import.meta.dirname, '../../../../packages/contract')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'refusals' in value

/** Returns all endpoints that the contract declares, by export name. */
async function endpoints(): Promise<Map<string, Endpoint>> {
  const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[a-z-]+\/.+\.ts$/.test(file) && !/\.(test|d)\.ts$/.test(file),
  )
  const found = new Map<string, Endpoint>()
  for (const file of files) {
    const module = (await import(/* @vite-ignore */ join(CONTRACT, file))) as Record<string, unknown>
    for (const [name, value] of Object.entries(module)) if (isEndpoint(value)) found.set(name, value)
  }
  return found
}

// rules: rewards-3
test('each endpoint for member actions refuses excluded members or is listed as allowed for them', async () => {
  const declared = [...(await endpoints())]
  expect(declared.length).toBeGreaterThan(200)
  const refused = declared.filter(([, { refusals }]) => 'responsible.gaming.excluded' in refusals).map(([name]) => name)
  expect(Object.keys(refusedCalls).toSorted()).toEqual(refused.toSorted())
  const does = declared.filter(([, { method, access }]) => method !== 'GET' && access === 'member')
  const neither = does.map(([name]) => name).filter((name) => !PERMITTED.includes(name) && !refused.includes(name))
  expect(neither).toEqual([])
  // The list must contain neither removed endpoints nor endpoints that also refuse.
  expect(PERMITTED.filter((name) => refused.includes(name) || !does.some(([first]) => first === name))).toEqual([])
})

// rules: rewards-3
test.each(Object.entries(refusedCalls))('an excluded member is refused by %s', async (_name, call) => {
  expect(await call(excluded)).toBe('responsible.gaming.excluded')
})

test('none of these calls credited the member, and the ledger is consistent', async () => {
  const { memberId } = excluded.member
  const accounts = fixtures.gateway.ports.db.selectFrom('account').select('balance').where('member_id', '=', memberId)
  expect((await accounts.execute()).reduce((all, { balance }) => all + (balance ?? 0n), 0n)).toBe(100_0000n)
  expect((await verifyLedger(fixtures.gateway.ports.db)).problems).toEqual([])
})
