import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { textOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { createBills } from './create-bills.ts'
import { periodAt } from './periods.ts'
import { agent, agree, AURORA, balanceOf, billsFor, payPortsOf, play, setClock } from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

const PROGRAM = join(import.meta.dirname, 'test', 'paying-gateway.ts')
const PAID_BEFORE = 4
const BILLS = 10

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

/** Starts a gateway in a separate process that pays what is due now. */
function startPaying() {
  const at = gateway.ports.clock.now().toISOString()
  return spawn(process.execPath, [PROGRAM, gateway.databaseUrl, at], { stdio: 'inherit' })
}

/** Makes the database block one payment after the money was moved and before the commit. */
async function holdOnePayment(): Promise<void> {
  const { db } = gateway.ports
  await sql`drop sequence if exists payments_seen`.execute(db)
  await sql`create sequence payments_seen`.execute(db)
  await sql`
    create or replace function wait_in_the_middle() returns trigger language plpgsql as $$
    begin
      if nextval('payments_seen') = ${sql.lit(PAID_BEFORE + 1)} then perform pg_sleep(3); end if;
      return null;
    end $$`.execute(db)
  await sql`create or replace trigger waits after insert on agent_bill_payment for each row execute function wait_in_the_middle()`.execute(
    db,
  )
}

/** Returns the amount debited from an agent for salaries; rebates of the same day may be credited meanwhile. */
async function paidBy(agentId: bigint): Promise<string> {
  const { rows } = await sql<{ paid: bigint }>`
    select coalesce(sum(payment.amount), 0)::bigint as paid from agent_bill_payment payment
    join agent_bill bill on bill.id = payment.bill_id where bill.upline_id = ${agentId}`.execute(gateway.ports.db)
  return textOf(rows[0]?.paid ?? 0n)
}

async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(
    gateway.ports.db,
  )
  return rows.length > 0
}

test(
  'a gateway killed while paying has completed the earlier payments, and another one pays the rest once',
  { timeout: 120_000 },
  async () => {
    const top = await agent(gateway, '1000.00', { type: 2 })
    const below: bigint[] = []
    for (let index = 0; index < BILLS; index++) below.push(await agent(gateway, '0.00', { uplineId: top }))
    const at = new Date('2026-01-05T12:00:00+08:00')
    for (const downline of below) {
      await agree(gateway, { kind: 'daily_salary', upline: top, downline, tiers: [tierOf({ position: 1, rate: 1 })] })
      await play(gateway, downline, { staked: '1000.00', at })
    }
    const period = periodAt('daily_salary', AURORA.zone, at.getTime())
    setClock(gateway, period.paidAt)
    await createBills(payPortsOf(gateway), { merchant: AURORA, kind: 'daily_salary', period })
    await holdOnePayment()

    const dying = startPaying()
    const gone = once(dying, 'exit')
    await expect.poll(isWaiting, { timeout: 60_000 }).toBe(true)
    dying.kill('SIGKILL')
    await gone
    expect(await paidBy(top)).toBe(`${10 * PAID_BEFORE}.00`)

    const others = [startPaying(), startPaying()]
    const ends = await Promise.all(others.map((other) => once(other, 'exit')))
    expect(ends).toEqual([
      [0, null],
      [0, null],
    ])
    expect(await paidBy(top)).toBe(`${10 * BILLS}.00`)
    for (const member of below) {
      expect(await balanceOf(gateway, member)).toBe('10.00')
      expect(await billsFor(gateway, member)).toMatchObject([{ state: 'paid', amount: '10.00', paid: '10.00' }])
    }
    expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
  },
)
