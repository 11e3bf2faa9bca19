import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { moveBelow } from '../teams/test/team.ts'
import { createBills } from './create-bills.ts'
import { createDueBills } from './create-due-bills.ts'
import { billById } from './pay-bill.ts'
import { billStep } from './manage-bills.ts'
import { payDue } from './pay-due.ts'
import { payTermsOf, putPayTerms } from './pay-terms.ts'
import { periodAt } from './periods.ts'
import type { PeriodKind } from './periods.ts'
import { settleSalaries } from './settle-salaries.ts'
import { agent, agree, AURORA, balanceOf, billsFor, payPortsOf, play, setClock, team } from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterEach(() => setTerms({ needsApproval: false }))
afterAll(() => gateway.stop())

const setTerms = async (terms: { needsApproval: boolean }) => {
  const { db } = gateway.ports
  await putPayTerms(db, 'aurora', { ...(await payTermsOf(db, 'aurora')), ...terms })
}
const manila = (time: string) => new Date(`${time}+08:00`)
const ONE_PERCENT = [tierOf({ position: 1, rate: 1 })]
const TWO_PERCENT = [tierOf({ position: 1, rate: 2 })]

const make = (kind: PeriodKind, at: Date) => {
  const period = periodAt(kind, AURORA.zone, at.getTime())
  setClock(gateway, period.paidAt)
  return createBills(payPortsOf(gateway), { merchant: AURORA, kind, period })
}
const pay = () => payDue(payPortsOf(gateway))

async function take(billId: bigint, step: 'approve' | 'reject' | 'reopen'): Promise<void> {
  const bill = await billById(gateway.ports.db, billId)
  const move = bill && billStep(bill, step)
  if (!move) throw new Error(`cannot lock bill ${billId}`)
  await move.write(gateway.ports.db, gateway.ports.clock.now())
}

test('an hourly bill that is rejected, and reopened after the day was paid, is paid once', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  for (const kind of ['hourly_salary', 'daily_salary'] as const) {
    await agree(gateway, { kind, upline: null, downline: top, tiers: ONE_PERCENT })
  }
  const at = manila('2026-01-05T12:30:00')
  await play(gateway, top, { staked: '1000.00', at })
  await play(gateway, top, { staked: '500.00', at: manila('2026-01-05T13:30:00') })
  await setTerms({ needsApproval: true })
  await make('hourly_salary', at)
  const [hour] = await billsFor(gateway, top)
  if (!hour) throw new Error('the hour has no bill')
  await take(hour.id, 'reject')
  await setTerms({ needsApproval: false })
  await make('daily_salary', at)
  await take(hour.id, 'reopen')
  await take(hour.id, 'approve')
  await pay()
  expect(await balanceOf(gateway, top)).toBe('15.00')
})

test('hours computed after their day was paid add only the amount that the daily bill has not paid', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  await agree(gateway, { kind: 'daily_salary', upline: null, downline: top, tiers: ONE_PERCENT })
  await agree(gateway, { kind: 'hourly_salary', upline: null, downline: top, tiers: TWO_PERCENT })
  const [first, second] = [manila('2026-01-06T12:30:00'), manila('2026-01-06T13:30:00')]
  await play(gateway, top, { staked: '1000.00', at: first })
  await play(gateway, top, { staked: '500.00', at: second })
  await make('daily_salary', first)
  await pay()
  expect(await balanceOf(gateway, top)).toBe('15.00')
  await make('hourly_salary', first)
  await make('hourly_salary', second)
  await pay()
  // The hours pay two percent of 1,500; the day had already paid one percent.
  expect(await balanceOf(gateway, top)).toBe('30.00')
})

test('a completed day pays nothing again for a team member who was moved since', async () => {
  const [first, second] = [await agent(gateway, '0.00', { type: 2 }), await agent(gateway, '0.00', { type: 2 })]
  const [player = 0n] = await team(gateway, first, 1)
  for (const downline of [first, second]) {
    await agree(gateway, { kind: 'daily_salary', upline: null, downline, tiers: ONE_PERCENT })
  }
  const at = manila('2026-01-07T12:30:00')
  await play(gateway, player, { staked: '1000.00', at })
  await make('daily_salary', at)
  await moveBelow(gateway, player, second)
  expect(await make('daily_salary', at)).toBe(0)
  await pay()
  expect([await balanceOf(gateway, first), await balanceOf(gateway, second)]).toEqual(['10.00', '0.00'])
})

test('days between manually computed days are not skipped', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  await agree(gateway, { kind: 'daily_salary', upline: null, downline: top, tiers: ONE_PERCENT })
  for (const day of [10, 11, 12]) await play(gateway, top, { staked: '1000.00', at: manila(`2026-01-${day}T12:00:00`) })
  await make('daily_salary', manila('2026-01-12T12:00:00'))
  setClock(gateway, manila('2026-01-13T03:00:00'))
  await createDueBills(payPortsOf(gateway))
  await pay()
  expect(await balanceOf(gateway, top)).toBe('30.00')
})

test('bills that fell due during a month without a gateway are paid before they expire', async () => {
  const top = await agent(gateway, '100.00', { type: 2 })
  const below = await agent(gateway, '0.00', { uplineId: top })
  await agree(gateway, { kind: 'daily_salary', upline: top, downline: below, tiers: ONE_PERCENT })
  const at = manila('2026-01-15T12:00:00')
  await play(gateway, below, { staked: '1000.00', at })
  await make('daily_salary', at)
  setClock(gateway, manila('2026-03-01T03:00:00'))
  await settleSalaries(payPortsOf(gateway))
  expect(await billsFor(gateway, below)).toMatchObject([{ state: 'paid', amount: '10.00' }])
  expect([await balanceOf(gateway, top), await balanceOf(gateway, below)]).toEqual(['90.00', '10.00'])
})

test('connections that break during payments leave each payment complete or rolled back, and all are paid once', async () => {
  const top = await agent(gateway, '100.00', { type: 2 })
  const below = await Promise.all(Array.from({ length: 6 }, () => agent(gateway, '0.00', { uplineId: top })))
  for (const downline of below) {
    await agree(gateway, { kind: 'daily_salary', upline: top, downline, tiers: ONE_PERCENT })
  }
  const at = manila('2026-04-05T12:00:00')
  for (const member of below) await play(gateway, member, { staked: '1000.00', at })
  await make('daily_salary', at)
  const { db } = gateway.ports
  // The database terminates the connection of every second payment.
  await sql`create sequence broken`.execute(db)
  await sql`
    create function break_payment() returns trigger language plpgsql as $$
    begin
      if nextval('broken') % 2 = 0 then perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger breaks after insert on agent_bill_payment for each row execute function break_payment()`.execute(
    db,
  )
  const other = await startGatewayOn(gateway.databaseUrl)
  setClock(other, gateway.ports.clock.now())
  await Promise.allSettled([gateway, other].map((instance) => payDue(payPortsOf(instance))))
  const paid = (await Promise.all(below.map((member) => billsFor(gateway, member)))).flat()
  const states = paid.map(({ state }) => state)
  // Gateways retry payments that failed at the other one.
  const tried = await sql<{ times: bigint }>`select last_value as times from broken`.execute(db)
  expect(tried.rows[0]?.times).toBeGreaterThan(6n)
  const sum = states.filter((state) => state === 'paid').length
  expect(await balanceOf(gateway, top)).toBe(`${100 - 10 * sum}.00`)
  await sql`drop trigger breaks on agent_bill_payment`.execute(db)
  await Promise.all([gateway, other].map((instance) => payDue(payPortsOf(instance))))
  expect(await balanceOf(gateway, top)).toBe('40.00')
  for (const member of below) expect(await balanceOf(gateway, member)).toBe('10.00')
  await other.stop()
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  const { rows } = await sql<{ paid: bigint; parts: bigint }>`
    select (select sum(paid)::int8 from agent_bill) as paid, (select sum(amount)::int8 from agent_bill_payment) as parts`.execute(
    gateway.ports.db,
  )
  expect(rows[0]?.paid).toBe(rows[0]?.parts)
  expect(rows[0]?.paid).toBeGreaterThan(unitsOf('0.00'))
})
