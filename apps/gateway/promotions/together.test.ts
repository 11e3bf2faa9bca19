import { randomUUID } from 'node:crypto'

import { joinPromotion } from '@ante/contract/promotions/promotions.ts'
import { claimMission } from '@ante/contract/promotions/missions.ts'
import { getPrizeWheel, spinPrizeWheel } from '@ante/contract/promotions/prize-wheel.ts'
import { signLoginPromotion } from '@ante/contract/promotions/sign-in-calendar.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../test/start-gateway.ts'
import { signedIn } from '../test/members.ts'
import type { SignedInMember } from '../test/members.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { verifyLedger } from '../wallet/public.ts'
import { followEvents } from './missions/follow-events.ts'
import { expirePlays } from './red-rain/expire-plays.ts'
import { closeAllPromotions } from './test/close-all-promotions.ts'
import { claimRewardOf, evaluateNow, promotionOf, rewardsOf } from './test/promotion-fixtures.ts'
import { ALL_DAY, begin, open, RAIN_MS, untilNoon } from './test/rain-fixtures.ts'
import { play } from './test/rebate-fixtures.ts'
import { clubRewards } from './club-rewards.ts'
import { endMonths } from '../vip/end-months.ts'
import { followPlay } from '../vip/follow-play.ts'
import { paySalaries } from '../vip/pay-salaries.ts'

const MEMBERS = 8
/** Less than all members together would get. */
const BUDGET = 23_0000n
const QUOTA = 5

let gateways: readonly [TestGateway, TestGateway]
beforeAll(async () => {
  const first = await startGateway()
  gateways = [first, await startGatewayOn(first.databaseUrl)]
  await closeAllPromotions(first)
  const noon = untilNoon()
  for (const { ports } of gateways) ports.clock.offsetMs = noon
})
afterAll(async () => {
  for (const gateway of gateways.toReversed()) await gateway.stop()
})

interface Promotions {
  reward: string
  few: string
  wheel: string
  rain: string
  calendar: string
  mission: string
}

async function promotionsOf(gateway: TestGateway): Promise<Promotions> {
  const segments = [2, 3].map((amount) => ({ amount: String(amount), weight: 1 }))
  const missions = [{ id: 'bets', target: 'betVolume', amount: '100', reward: '2' }]
  return {
    reward: await promotionOf(gateway, 'SIGNUP', { amount: '10' }),
    few: await promotionOf(gateway, 'SIGNUP', { amount: '1' }, { quota: QUOTA }),
    wheel: await promotionOf(gateway, 'PRIZE_WHEEL', { segments, free: 2 }, { budget: BUDGET }),
    rain: await promotionOf(gateway, 'RAFFLE', { windows: ALL_DAY }, { budget: BUDGET }),
    calendar: await promotionOf(gateway, 'LOGIN', {}),
    mission: await promotionOf(gateway, 'MISSION', { missions }, { budget: BUDGET }),
  }
}

interface Prepared {
  member: SignedInMember
  rewardId: string
  playId: string | null
}

async function prepared(gateway: TestGateway, promotions: Promotions): Promise<Prepared> {
  const member = await signedIn(gateway)
  await gateway.call(joinPromotion, { promotionId: promotions.reward }, member)
  const [reward] = (await rewardsOf(gateway, member)).rewards
  await gateway.call(getPrizeWheel, { promotionId: promotions.wheel }, member)
  const begun = await begin(gateway, member, promotions.rain)
  await play(gateway, member, { category: 'RNG', staked: '12000.00' })
  return { member, rewardId: reward?.rewardId ?? '', playId: begun.ok ? begun.value.play.playId : null }
}

interface Answered {
  ok: boolean
  status?: number
  code?: string
}

/** Sends all calls of a member simultaneously, each twice as from two devices. */
function callsOf({ member, rewardId, playId }: Prepared, promotions: Promotions, index: number): Promise<Answered>[] {
  const [first, second] = gateways
  const tapped = index % 2 ? 12 : 0
  const wheel = (gateway: TestGateway) =>
    gateway.call(spinPrizeWheel, { promotionId: promotions.wheel, spinId: randomUUID() }, member)
  return [
    claimRewardOf(first, member, rewardId),
    claimRewardOf(second, member, rewardId),
    wheel(first),
    wheel(second),
    ...(playId === null ? [] : [open(first, member, playId, tapped), open(second, member, playId, tapped)]),
    second.call(signLoginPromotion, { id: promotions.calendar }, member),
    first.call(claimMission, { promotionId: promotions.mission, missionId: 'bets' }, member),
    second.call(joinPromotion, { promotionId: promotions.few }, member),
  ]
}

/** Runs all background work of a gateway. */
const backgroundWork = (gateway: TestGateway): Promise<unknown>[] => [
  evaluateNow(gateway),
  expirePlays(gateway.ports),
  followEvents(gateway.ports),
  followPlay({ ...gateway.ports, rewards: clubRewards }),
  endMonths({ ...gateway.ports, rewards: clubRewards }).then(() =>
    paySalaries({ ...gateway.ports, rewards: clubRewards }),
  ),
]

/** Returns for each promotion the stored sum of grants, the actual sum, and whether a limit is exceeded. */
async function books(): Promise<{ code: string; counted: bigint; granted: bigint; over: boolean }[]> {
  const { rows } = await sql<{ code: string; counted: bigint; granted: bigint; over: boolean }>`
    select code, granted_amount as counted,
      (select coalesce(sum(amount), 0)::int8 from reward where reward.promotion_id = promotion.id) +
      (select coalesce(sum(coalesce(paid, sealed)), 0)::int8 from red_rain_play rain
        where rain.promotion_id = promotion.id and state <> 'lost') as granted,
      coalesce(granted_amount > budget, false) or coalesce(granted_count > quota, false) as over
    from promotion where code like 'test-%' order by id`.execute(gateways[0].ports.db)
  return rows
}

/** Returns for each member the balance, and the sum of claimed rewards and opened envelopes. */
async function balancesAndClaims(members: readonly SignedInMember[]): Promise<{ balance: bigint; claimed: bigint }[]> {
  const { rows } = await sql<{ balance: bigint; claimed: bigint }>`
    select (select coalesce(sum(balance), 0)::int8 from account where account.member_id = requested.id) as balance,
      (select coalesce(sum(amount), 0)::int8 from reward where reward.member_id = requested.id and status = 'claimed') +
      (select coalesce(sum(paid), 0)::int8 from red_rain_play rain where rain.member_id = requested.id) as claimed
    from unnest(${members.map(({ memberId }) => memberId)}::int8[]) requested (id)`.execute(gateways[0].ports.db)
  return rows
}

// rules: rewards-2
test('with any simultaneous actions of members and gateways there are no errors, and grants stay within the limits', async () => {
  const [gateway] = gateways
  const promotions = await promotionsOf(gateway)
  const crowd: Prepared[] = []
  while (crowd.length < MEMBERS) crowd.push(await prepared(gateway, promotions))
  for (const { ports } of gateways) ports.clock.offsetMs += RAIN_MS

  const calls = crowd.flatMap((member, index) => callsOf(member, promotions, index))
  expect(calls.length).toBeGreaterThanOrEqual(60)
  const [answers] = await Promise.all([Promise.all(calls), Promise.all(gateways.flatMap(backgroundWork))])
  // Refusals have specific codes; unexpected errors are answered with 500.
  expect(answers.filter((answer) => !answer.ok && (answer.status ?? 500) >= 500)).toEqual([])
  const codes = new Set(answers.flatMap(({ code }) => code ?? []))
  expect([...codes].filter((code) => !['promotion.exhausted', 'mission.not.reached'].includes(code))).toEqual([])

  await Promise.all(gateways.flatMap(backgroundWork))
  for (const { counted, granted, over } of await books()) expect([counted, over]).toEqual([granted, false])
  for (const { balance, claimed } of await balancesAndClaims(crowd.map(({ member }) => member)))
    expect(balance).toBe(claimed)
  // Each of these rewards is granted at most once per member.
  const { rows } = await sql<{ most: bigint }>`
    select max(count) as most from (
      select count(*) from reward where type in ('SIGNUP', 'LOGIN', 'MISSION', 'UPGRADE_BONUS')
      group by member_id, coalesce(promotion_id::text, key)) kinds`.execute(gateway.ports.db)
  expect(rows).toEqual([{ most: 1n }])
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})

/** Kills database connections within transactions, like crashes. Returns a function that stops it and counts them. */
function killConnections(): () => Promise<number> {
  const { db } = gateways[0].ports
  const over = new AbortController()
  let killed = 0
  const done = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'ante' and pid <> pg_backend_pid()
          and state = 'idle in transaction' order by random() limit 1`.execute(db)
      killed += rows.length
    }
  })()
  return async () => {
    over.abort()
    await done.catch(() => undefined)
    return killed
  }
}

// rules: rewards-2
test('if database connections die during all this, repeated calls complete everything once', async () => {
  const [gateway] = gateways
  await closeAllPromotions(gateway)
  const promotions = await promotionsOf(gateway)
  const crowd: Prepared[] = []
  while (crowd.length < MEMBERS) crowd.push(await prepared(gateway, promotions))
  for (const { ports } of gateways) ports.clock.offsetMs += RAIN_MS
  const stop = killConnections()
  await Promise.allSettled([
    ...crowd.flatMap((member, index) => callsOf(member, promotions, index)),
    ...gateways.flatMap(backgroundWork),
  ])
  expect(await stop()).toBeGreaterThan(0)
  await Promise.all(gateways.flatMap(backgroundWork))
  const again = await Promise.all(crowd.map(({ member, rewardId }) => claimRewardOf(gateways[1], member, rewardId)))
  for (const answer of again) expect(answer).toMatchObject({ ok: true, value: { status: 'C', amount: '10.00' } })
  for (const { counted, granted, over } of await books()) expect([counted, over]).toEqual([granted, false])
  for (const { balance, claimed } of await balancesAndClaims(crowd.map(({ member }) => member)))
    expect(balance).toBe(claimed)
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
