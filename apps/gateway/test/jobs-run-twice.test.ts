import { DAY_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { dayFromNow, setRateFrom, paidTo } from '../agents/rebates/test/income-fixtures.ts'
import { lineMember } from '../agents/teams/test/team.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { play } from '../promotions/test/rebate-fixtures.ts'
import { verifyLedger } from '../wallet/public.ts'
import { startGateway } from './start-gateway.ts'
import type { TestGateway } from './start-gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ lotteryDraws: false })
})
afterAll(() => gateway.stop())

/** Runs all recurring and daily jobs concurrently, each twice, beside the gateway's own job runner. */
async function runAllTwice(): Promise<void> {
  const day = await dayFromNow(gateway, 0)
  const run = async (job: RegisteredJob) => {
    if (job.kind === 'recurring') await job.run()
    if (job.kind !== 'daily') return
    for (const merchantCode of ['aurora', 'lotus']) await job.handled.run({ merchantCode, day }, { attempt: 1 })
  }
  await Promise.all([...gateway.jobs, ...gateway.jobs].map(run))
}

/** Returns values that must not depend on how often jobs run: ledger entries by code, and rows about payments. */
async function paid() {
  const { rows } = await sql<{ what: string; count: string; units: string }>`
    select code::text as what, count(*)::text as count, sum(amount)::text as units from transfer group by code
    union all select 'rebate', count(*)::text, coalesce(sum(amount), 0)::text from rebate
    union all select 'agent rebate', count(*)::text, coalesce(sum(amount), 0)::text from agent_rebate
    union all select 'mail', count(*)::text, '' from mail
    order by 1`.execute(gateway.ports.db)
  return rows
}

async function rebatesOf(memberId: bigint): Promise<number> {
  const rebates = gateway.ports.db.selectFrom('rebate').select('id').where('member_id', '=', memberId)
  return (await rebates.execute()).length
}

test('all jobs at the same time, each twice and repeated, pay each due amount once', async () => {
  const agent = await lineMember(gateway, '0.00', { type: 1 })
  const player = await lineMember(gateway, '0.00', { above: agent })
  await setRateFrom(gateway, agent.memberId, { RNG: 600 })
  await setRateFrom(gateway, player.memberId, { RNG: 500 })
  await play(gateway, player, { category: 'RNG', staked: '10000.00' })
  const today = await dayFromNow(gateway, 0)
  // Income has been paid up to yesterday.
  await sql`
    insert into agent_rebate_run (merchant_code, day, done_at) values ('aurora', ${today}::date - 1, now())`.execute(
    gateway.ports.db,
  )
  gateway.ports.clock.offsetMs += 2 * DAY_MS

  await runAllTwice()
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00' })
  // Runs jobs again that were skipped because a concurrent run held the lock.
  await runAllTwice()
  const once = await paid()
  await runAllTwice()
  await runAllTwice()
  expect(await paid()).toEqual(once)
  expect(await rebatesOf(player.memberId)).toBe(1)
  expect(await verifyLedger(gateway.ports.db)).toMatchObject({ problems: [] })
})

test("every job's name begins with its capability", () => {
  const names = gateway.jobs.map((job) => (job.kind === 'daily' ? job.handled.name : job.name))
  expect(names.filter((name) => !/^[a-z]+\.[a-z-]+$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})
