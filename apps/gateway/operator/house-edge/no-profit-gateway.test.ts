import { RAKE_COUNTS } from '@ante/contract/launch/seamless-wallet.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { countAllChanges, plannedIncome } from '../../agents/public.ts'
import { previewPeriod } from '../../agents/salaries/create-bills.ts'
import { periodAt } from '../../agents/salaries/periods.ts'
import { agree, AURORA } from '../../agents/salaries/test/pay-fixtures.ts'
import { tierOf } from '../../agents/salaries/test/tiers.ts'
import { validEdgesOf } from '../../launch/public.ts'
import { writeRounds } from '../../launch/test/rounds.ts'
import { progressOf, vipLevelsOf } from '../../vip/public.ts'
import { accruedRebate } from '../../promotions/rebates/accrued-rebate.ts'
import { friendsPlay } from '../../promotions/referral/friends.ts'
import { shareOf } from '../../promotions/referral/rules.ts'
import { clubRewards } from '../../promotions/club-rewards.ts'
import { followPlay } from '../../vip/follow-play.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { dayFrom } from '../kit/merchant-day.ts'
import { anyMix, strategyGames } from './test/cheap-strategies.ts'
import type { StrategyGame, StrategyRound } from './test/cheap-strategies.ts'
import { committedRates } from './committed-rates.ts'
import { rateTotal } from './rules.ts'

const RUNS = 8
/** Tolerance for truncation to cents, and for rounding prices in the player's favour. */
const SLACK = 100_000n

let gateway: TestGateway
let nodes: Map<StrategyGame, { vendor: string; nodeId: bigint }>
/**
 * Rate that a salary and a referral share may still pay, in thousandths of a percent: the merchant's lowest edge less
 * all other rates.
 */
let spare: number
beforeAll(async () => {
  gateway = await startGateway()
  spare = await spareRate()
  nodes = new Map()
  for (const game of strategyGames) {
    const row = await gateway.ports.db
      .selectFrom('game')
      .select(['vendor', 'node_id as nodeId'])
      .where('category', '=', game.category)
      .where('edge_hundredths', game.declared === null ? 'is' : '=', game.declared)
      .orderBy('node_id')
      .limit(1)
      .executeTakeFirst()
    if (row) nodes.set(game, row)
  }
})
afterAll(() => gateway.stop())

interface Owner {
  agent: bigint
  accounts: readonly [bigint, bigint]
}

async function spareRate(): Promise<number> {
  const { db } = gateway.ports
  const edges = await validEdgesOf(db, 'aurora')
  const rates = await committedRates(db, { merchantCode: 'aurora', day: await dayFrom(db, AURORA.zone, 0) })
  return Math.floor(Math.min(...rates.map((rate) => edges[rate.category] - rateTotal(rate))) / 2)
}

/** Creates an agent with a daily salary and two players below, one invited by the other: all owned by one person. */
async function newOwner(): Promise<Owner> {
  const agent = await makeTestMember(gateway, '0.00', { type: 2 })
  const account = () => makeTestMember(gateway, '0.00', { uplineId: agent })
  const accounts = [await account(), await account()] as const
  const tiers = [tierOf({ position: 1, rate: spare / 1_000 })]
  await agree(gateway, { kind: 'daily_salary', upline: null, downline: agent, tiers })
  const [memberId, recommender] = accounts
  await sql`insert into member_profile (member_id, merchant_code, recommender_id)
    values (${memberId}, 'aurora', ${recommender})`.execute(gateway.ports.db)
  return { agent, accounts }
}

/** Returns the agent's salary of today, and the inviter's share of the invited player's bets. */
async function salaryAndReferral({ agent, accounts }: Owner): Promise<{ salary: bigint; referral: bigint }> {
  const { ports } = gateway
  const period = periodAt('daily_salary', AURORA.zone, ports.clock.now().getTime())
  const bills = await previewPeriod(ports, { merchant: AURORA, kind: 'daily_salary', period })
  const played = await friendsPlay(ports.db, 'aurora', await dayFrom(ports.db, AURORA.zone, 0))
  const turnovers = played.flatMap(({ inviterId, turnover }) => (inviterId === accounts[1] ? [turnover] : []))
  return {
    salary: bills.find(({ downlineId }) => downlineId === agent)?.gross ?? 0n,
    referral: shareOf({ play: { percent: String(spare / 1_000) } }, turnovers, 'PHP'),
  }
}

async function play({ accounts }: Owner, rounds: readonly StrategyRound[]): Promise<bigint> {
  let lost = 0n
  for (const [index, memberId] of accounts.entries()) {
    const own = rounds.flatMap(({ account, game, staked, paid, rake }) => {
      const node = nodes.get(game)
      if (account !== index || !node) return []
      lost += staked - paid
      const reported = rake === undefined ? {} : { reported: rake * RAKE_COUNTS }
      return [{ ...node, state: 'closed' as const, staked, paid, beganAt: gateway.ports.clock.now(), ...reported }]
    })
    await writeRounds(gateway, memberId, own)
  }
  return lost
}

/**
 * Returns everything that the merchant pays: rebates, the agent's share, and the one-time and monthly benefits of the
 * VIP club.
 */
async function earned({ accounts }: Owner): Promise<bigint> {
  const { db } = gateway.ports
  const of = { merchantCode: 'aurora', currency: 'PHP' }
  const rebates = await Promise.all(
    accounts.map((memberId) => accruedRebate(db, { ...of, memberId, untilDay: '9999-12-31' })),
  )
  const levels = await vipLevelsOf(db, 'aurora')
  const standings = await progressOf(db, [...accounts], gateway.ports.clock.now())
  const club = standings.map(({ level }) => {
    const once = levels.slice(0, level + 1).reduce((sum, { bonus }) => sum + bonus, 0n)
    const { weeklySalary = 0n, monthlySalary = 0n } = levels[level] ?? {}
    return once + 5n * weeklySalary + monthlySalary
  })
  return [...rebates.map(({ total }) => total), ...club].reduce((sum, amount) => sum + amount, 0n)
}

async function agentsIncome(): Promise<bigint> {
  const { db, clock } = gateway.ports
  await countAllChanges(db, { now: clock.now() })
  const income = await plannedIncome(db, { merchantCode: 'aurora', day: await dayFrom(db, 'Asia/Manila', 0) })
  return income.reduce((sum, { amount, held }) => sum + amount + held, 0n)
}

test('a person with an agent and two players earns less by rates than these accounts lose, with any bets', async () => {
  let hasPaid = false
  await fc.assert(
    fc.asyncProperty(anyMix, async (mix) => {
      const before = await agentsIncome()
      const owner = await newOwner()
      const lost = await play(owner, mix.flat())
      await followPlay({ ...gateway.ports, rewards: clubRewards })
      const income = (await agentsIncome()) - before
      const { salary, referral } = await salaryAndReferral(owner)
      hasPaid ||= salary > 0n && referral > 0n
      expect((await earned(owner)) + income + salary + referral).toBeLessThanOrEqual(lost + SLACK)
    }),
    { numRuns: RUNS, seed: 24 },
  )
  expect(hasPaid).toBe(true)
})
