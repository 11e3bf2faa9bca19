import { randomUUID } from 'node:crypto'

import { listIncomeLines, listRebateIncome, rebateIncomeFile } from '@ante/contract/agents/rebate-income.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { play, rollBackRound } from '../../promotions/test/rebate-fixtures.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { lineMember, moveBelow } from '../teams/test/team.ts'
import { releaseHeldIncome } from './held-income.ts'
import { payDueIncome } from './rebate-income.ts'
import { dayFromNow, setRateFrom, paidTo, payFor } from './test/income-fixtures.ts'

type LineMember = Awaited<ReturnType<typeof lineMember>>

let gateway: TestGateway
let today: string
let top: LineMember
let agent: LineMember
let player: LineMember
beforeAll(async () => {
  gateway = await startGateway()
  today = await dayFromNow(gateway, 0)
})
afterAll(() => gateway.stop())
// Example L3 of the handbook: three agents below each other, with 0.8, 0.6 and 0.5 percent.
beforeEach(async () => {
  await sql`delete from agent_rebate_run`.execute(gateway.ports.db)
  top = await lineMember(gateway, '0.00', { type: 2 })
  agent = await lineMember(gateway, '0.00', { above: top, type: 1 })
  player = await lineMember(gateway, '0.00', { above: agent })
  await setRateFrom(gateway, agent.memberId, { RNG: 600, ESPORTS: 400 })
  await setRateFrom(gateway, player.memberId, { RNG: 500, ESPORTS: 100 })
})

test('each agent is paid a share of the turnover below, as in the examples L2 and L3', async () => {
  await play(gateway, player, { category: 'RNG', staked: '10000.00' }, { category: 'ESPORTS', staked: '1000.00' })
  await play(gateway, agent, { category: 'RNG', staked: '40000.00' })
  await payFor(gateway, today)
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00', 6147: '3.00' })
  expect(await paidTo(gateway, top.memberId)).toEqual({ 6143: '100.00', 6147: '1.00' })
  expect(await paidTo(gateway, player.memberId)).toEqual({})
  await payFor(gateway, today)
  expect(await paidTo(gateway, top.memberId)).toEqual({ 6143: '100.00', 6147: '1.00' })
  expect(await verifyLedger(gateway.ports.db)).toMatchObject({ problems: [] })
})

test('an agent sees the income of a day by category, with the lines of which it consists', async () => {
  await play(gateway, player, { category: 'RNG', staked: '1234.56' }, { category: 'ESPORTS', staked: '100.00' })
  await payFor(gateway, today)
  const { token } = agent
  const income = await gateway.call(listRebateIncome, { range: 'today' }, { token })
  expect(income).toMatchObject({
    ok: true,
    value: {
      days: [
        {
          day: today,
          agentIncome: '1.53',
          categories: [
            { category: 'RNG', amount: '1.23' },
            { category: 'SPORTS', amount: '0.30' },
          ],
        },
      ],
      total: { agentIncome: '1.53', agentCommission: '1.53', dailyIncome: '0.00', brokerage: '0.00' },
    },
  })
  const made = await gateway.call(listIncomeLines, { day: today }, { token })
  expect(made).toMatchObject({
    ok: true,
    value: {
      payments: [
        { category: 'RNG', amount: '1.23', owed: '0.00' },
        { category: 'SPORTS', amount: '0.30', owed: '0.00' },
      ],
      lines: [
        { category: 'RNG', customerName: player.account, turnover: '1234.56', ownRate: '0.6', downlineRate: '0.5' },
        { category: 'ESPORTS', amount: '0.30' },
      ].toSorted((a, b) => (a.category < b.category ? -1 : 1)),
      next: null,
    },
  })
  const file = await gateway.fetch(`${rebateIncomeFile.path}?range=today`, {
    headers: { [header.authorization]: token },
  })
  expect(await file.text()).toContain(`${today},commission,RNG,1.23,PHP`)
  expect(await gateway.call(listRebateIncome, {}, { token: player.token })).toMatchObject({
    code: 'function.not.available',
  })
})

test('voided bets are deducted from the next payment, never below zero', async () => {
  const roundId = randomUUID()
  await play(gateway, player, { category: 'RNG', staked: '10000.00', roundId })
  await payFor(gateway, today)
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00' })
  await rollBackRound(gateway, player.memberId, roundId)
  const tomorrow = await dayFromNow(gateway, 1)
  await payFor(gateway, tomorrow)
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00' })
  const made = await gateway.call(listIncomeLines, { day: today }, { token: agent.token })
  expect(made.ok && made.value.payments).toEqual([{ category: 'RNG', amount: '10.00', owed: '10.00' }])
  await play(gateway, player, { category: 'RNG', staked: '15000.00' })
  await payFor(gateway, await dayFromNow(gateway, 2))
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '15.00' })
})

test('turnover of a moved member is paid for once, and nothing is deducted from the former upline', async () => {
  await play(gateway, player, { category: 'RNG', staked: '10000.00' })
  await payFor(gateway, today)
  const other = await lineMember(gateway, '0.00', { type: 2 })
  const second = await lineMember(gateway, '0.00', { above: other, type: 1 })
  await moveBelow(gateway, player.memberId, second.memberId)
  await payFor(gateway, await dayFromNow(gateway, 1))
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00' })
  expect(await paidTo(gateway, top.memberId)).toEqual({ 6143: '20.00' })
  expect([await paidTo(gateway, other.memberId), await paidTo(gateway, second.memberId)]).toEqual([{}, {}])
  const { rows } = await sql`
    select from agent_rebate where agent_id = any (${[agent.memberId, top.memberId]}::int8[]) and owed > 0`.execute(
    gateway.ports.db,
  )
  expect(rows).toEqual([])
})

test('simultaneous gateways, one of them failing in the middle, pay each agent once', async () => {
  await play(gateway, player, { category: 'RNG', staked: '10000.00' })
  const { db } = gateway.ports
  await sql`create function break_income() returns trigger language plpgsql as
    $$ begin raise exception 'the power went'; end $$`.execute(db)
  await sql`create trigger breaks before insert on agent_rebate_line for each row
    when (new.downline_id = ${sql.lit(String(player.memberId))}::int8) execute function break_income()`.execute(db)
  await Promise.allSettled([1, 2].map(() => payFor(gateway, today, 1)))
  // Agents earlier in the order are paid; those of the failed part are not.
  expect(await paidTo(gateway, agent.memberId)).toEqual({})
  await sql`drop trigger breaks on agent_rebate_line`.execute(db)
  await Promise.all([1, 2, 3, 4].map(() => payFor(gateway, today, 1)))
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00' })
  expect(await paidTo(gateway, top.memberId)).toEqual({ 6143: '20.00' })
})

test('income earned while an account is locked is held, and paid once when it is unlocked', async () => {
  const { db, clock } = gateway.ports
  const ports = { db, clock, balances: { changed: () => undefined } }
  const has = (status: 'active' | 'disabled') =>
    db.updateTable('member').set({ status }).where('id', '=', agent.memberId).execute()
  await play(gateway, player, { category: 'RNG', staked: '10000.00' }, { category: 'ESPORTS', staked: '1000.00' })
  await has('disabled')
  await payFor(gateway, today)
  await releaseHeldIncome(ports)
  expect(await paidTo(gateway, agent.memberId)).toEqual({})
  expect(await paidTo(gateway, top.memberId)).toEqual({ 6143: '20.00', 6147: '1.00' })

  await has('active')
  await Promise.all([1, 2, 3].map(() => releaseHeldIncome(ports)))
  await payFor(gateway, today)
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00', 6147: '3.00' })
  expect(await verifyLedger(db)).toMatchObject({ problems: [] })
})

test('the nightly run pays the previous day and days that were missed', async () => {
  await play(gateway, player, { category: 'RNG', staked: '10000.00' })
  const clock = { now: () => new Date(gateway.ports.clock.now().getTime() + 86_400_000 * 2) }
  const ports = { ...gateway.ports, clock, balances: { changed: () => undefined } }
  await sql`
    insert into agent_rebate_run (merchant_code, day, done_at) values ('aurora', ${today}::date - 1, now())`.execute(
    gateway.ports.db,
  )
  await payDueIncome(ports, 'aurora')
  await payDueIncome(ports, 'aurora')
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6143: '10.00' })
})
