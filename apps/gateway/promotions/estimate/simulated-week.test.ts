import { randomUUID } from 'node:crypto'

import { DAY_MS, HOUR_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { join } from '../core/join-promotion.ts'
import { closePromotion, openPromotion, putPromotion } from '../core/stored-promotions.ts'
import type { PromotionOptions } from '../core/stored-promotions.ts'
import { storedPromotion } from '../editing/promotion-drafts.ts'
import { claim } from '../rewards/claim-reward.ts'
import { closeAllPromotions } from '../test/close-all-promotions.ts'
import { evaluateNow } from '../test/promotion-fixtures.ts'
import { play } from '../test/rebate-fixtures.ts'
import { estimateCost } from './estimate-promotion.ts'

const MEMBERS = 80
const HISTORY_DAYS = 56
const WEEK_DAYS = 7
/** Share of playing players who join on a day. */
const JOINS = 0.12
/** The cost of the week differs from the expected cost by at most this share of it. */
const TOLERANCE = 0.35
const merchant = { code: 'aurora', zone: 'Asia/Manila', currency: 'PHP' }

let gateway: TestGateway
let members: SignedInMember[] = []
beforeAll(async () => {
  gateway = await startGateway()
  await closeAllPromotions(gateway)
})
afterAll(() => gateway.stop())

/** Repeatable numbers between 0 and 1 (mulberry32), so that the test is the same in each run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = numbers(20_260_501)

const later = (ms: number) => {
  gateway.ports.clock.offsetMs += ms
}
const daysAgo = (days: number) => new Date(gateway.ports.clock.now().getTime() - days * DAY_MS)

/** A day of a player, who plays on two days of three, and wins back some of the stakes. */
const dayOfPlay = (beganAt: Date) =>
  random() < 0.66
    ? [
        {
          category: 'RNG' as const,
          staked: (200 + Math.floor(random() * 800)).toFixed(2),
          paid: (random() * 700).toFixed(2),
          beganAt,
        },
      ]
    : []

const signedInAs = ({ memberId, token }: SignedInMember) => ({
  member: { memberId: String(memberId), merchantCode: 'aurora', account: '', type: 0, currency: 'PHP', token },
  idempotencyKey: randomUUID(),
  language: 'EN' as const,
})

/** Each player claims three of four rewards. */
async function claimRewards(promotion: string): Promise<void> {
  const waiting = await gateway.ports.db
    .selectFrom('reward')
    .innerJoin('promotion', 'promotion.id', 'reward.promotion_id')
    .select(['reward.id', 'reward.member_id'])
    .where('promotion.code', '=', promotion)
    .where('reward.status', '=', 'issued')
    .where('reward.expires_at', '>', gateway.ports.clock.now())
    .orderBy('reward.id')
    .execute()
  for (const { id, member_id: memberId } of waiting) {
    const member = members.find((one) => one.memberId === memberId)
    if (member && Number(id) % 4 !== 0)
      await claim({ ...gateway.ports, balances: { changed: () => undefined } }, signedInAs(member), id)
  }
}

const options = (changes: Pick<PromotionOptions, 'type' | 'rules'> & Partial<PromotionOptions>): PromotionOptions => ({
  texts: { EN: { title: 'A promotion', summary: '', terms: [] } },
  picture: null,
  starts_at: null,
  ends_at: null,
  position: 900,
  audience: { kind: 'all' },
  quota: null,
  budget: null,
  reward_days: 2,
  multiple_hundredths: 100,
  ...changes,
})

const estimate = async (code: string, promotion: PromotionOptions) =>
  estimateCost(gateway.ports.db, {
    merchant,
    code,
    options: promotion,
    stored: await storedPromotion(gateway.ports.db, { merchantCode: 'aurora', code }),
    now: gateway.ports.clock.now(),
  })

/** Runs days in which players play, join `joined`, and claim. */
async function runDays(days: number, code: { cashback: string; joined: string }): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    for (const member of members) {
      const rounds = dayOfPlay(gateway.ports.clock.now())
      if (rounds.length > 0) await play(gateway, member, ...rounds)
      if (rounds.length > 0 && random() < JOINS)
        await join(gateway.ports, signedInAs(member), { promotionId: code.joined, version: '1' }).catch(() => undefined)
    }
    later(DAY_MS)
    await evaluateNow(gateway)
    await claimRewards(code.cashback)
    await claimRewards(code.joined)
  }
}

async function open(code: string, promotion: PromotionOptions): Promise<void> {
  await putPromotion(gateway.ports.db, { merchantCode: 'aurora', code }, promotion)
  await openPromotion(gateway.ports.db, { merchantCode: 'aurora', code }, gateway.ports.clock.now())
}

async function costOf(code: string): Promise<number> {
  const { sum } = await gateway.ports.db
    .selectFrom('reward')
    .innerJoin('promotion', 'promotion.id', 'reward.promotion_id')
    .select(({ fn }) => fn.sum<string>('reward.amount').as('sum'))
    .where('promotion.code', '=', code)
    .where('reward.status', '=', 'claimed')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

test(
  'a promotion costs in a simulated week what was estimated from eight weeks of history',
  { timeout: 240_000 },
  async () => {
    // Noon, so that no step of the simulation is near a midnight of the merchant.
    const hour = Number(
      new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: merchant.zone }).format(
        gateway.ports.clock.now(),
      ),
    )
    later((36 - hour) * HOUR_MS)
    members = []
    for (let index = 0; index < MEMBERS; index += 1) members.push(await signedIn(gateway))
    const ids = members.map(({ memberId }) => memberId)
    const registered = { registered_at: daysAgo(HISTORY_DAYS + 2) }
    await gateway.ports.db.updateTable('member').set(registered).where('id', 'in', ids).execute()
    for (const member of members) {
      const past = Array.from({ length: HISTORY_DAYS }, (_, index) => dayOfPlay(daysAgo(HISTORY_DAYS - index)))
      await play(gateway, member, ...past.flat())
    }

    // Two earlier promotions of the same types, which show who takes part and who claims.
    const cashback = options({ type: 'SAVIOR', rules: { percent: '5', minimumLoss: '50', cap: '100', atHour: 3 } })
    const joining = options({ type: 'SIGNUP', rules: { amount: '25' } })
    await open('earlier-cashback', cashback)
    await open('earlier-joining', joining)
    await runDays(WEEK_DAYS, { cashback: 'earlier-cashback', joined: 'earlier-joining' })
    for (const code of ['earlier-cashback', 'earlier-joining'])
      await closePromotion(gateway.ports.db, { merchantCode: 'aurora', code }, gateway.ports.clock.now())
    later(3 * DAY_MS)

    const ends = { ends_at: new Date(gateway.ports.clock.now().getTime() + WEEK_DAYS * DAY_MS) }
    const planned = { 'new-cashback': { ...cashback, ...ends }, 'new-joining': { ...joining, ...ends } }
    const estimates = {
      'new-cashback': await estimate('new-cashback', planned['new-cashback']),
      'new-joining': await estimate('new-joining', planned['new-joining']),
    }
    expect(estimates['new-cashback'].tookPart).toBeNull()
    expect(estimates['new-joining'].tookPart).toHaveLength(1)
    expect(estimates['new-cashback'].claimed).toBeCloseTo(0.75, 1)

    await open('new-cashback', planned['new-cashback'])
    await open('new-joining', planned['new-joining'])
    await runDays(WEEK_DAYS, { cashback: 'new-cashback', joined: 'new-joining' })
    // The losses of the last day are paid back on the day after.
    later(DAY_MS)
    await evaluateNow(gateway)
    await claimRewards('new-cashback')

    for (const code of ['new-cashback', 'new-joining'] as const) {
      const cost = await costOf(code)
      const { minimum, expected, maximum } = estimates[code].cost
      expect({
        code,
        cost,
        estimate: estimates[code].cost,
        costsSomething: cost > 0,
        isWithin: minimum <= cost && cost <= (maximum ?? 0),
        isNear: Math.abs(cost - (expected ?? 0)) / (expected ?? 1) < TOLERANCE,
      }).toMatchObject({ costsSomething: true, isWithin: true, isNear: true })
    }
    expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  },
)

test('a budget limits the whole estimate, and a quota the number of rewards', async () => {
  const rules = { percent: '50', minimumLoss: '1', atHour: 3 }
  const limited = await estimate('limited', options({ type: 'SAVIOR', rules, budget: unitsOf('100'), quota: 3 }))
  expect(limited.cost.maximum).toBeLessThanOrEqual(Number(unitsOf('100')))
  expect(limited.rewards.maximum).toBe(3)
  expect(limited.notes).toEqual(expect.arrayContaining(['no_end', 'quota_reached', 'budget_reached']))
})
