import { listTeamProfit } from '@ante/contract/agents/team-profit.ts'
import { login } from '@ante/contract/identity/session.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import { lineMember } from '../../test/members.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { problemsOf } from '../teams/test/team.ts'
import { createBills } from './create-bills.ts'
import { PAYABLE_MS } from './pay-bill.ts'
import { expireBills, payDue } from './pay-due.ts'
import { periodAt } from './periods.ts'
import type { PeriodKind } from './periods.ts'
import { agent, agree, AURORA, balanceOf, billsFor, payPortsOf, play, setClock } from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const ONE_PERCENT = [tierOf({ position: 1, rate: 1 })]

function make(kind: PeriodKind, zone: string, at: Date): Promise<number> {
  const period = periodAt(kind, zone, at.getTime())
  setClock(gateway, period.paidAt)
  return createBills(payPortsOf(gateway), { merchant: { ...AURORA, zone }, kind, period })
}

test('a bill can be paid for exactly thirty days', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const below = await agent(gateway, '0.00', { uplineId: top })
  await agree(gateway, { kind: 'daily_salary', upline: top, downline: below, tiers: ONE_PERCENT })
  const at = new Date('2026-01-05T12:00:00+08:00')
  await play(gateway, below, { staked: '1000.00', at })
  await make('daily_salary', AURORA.zone, at)
  const [bill] = await billsFor(gateway, below)
  const end = bill?.expires_at ?? new Date(0)
  expect(end.getTime() - (bill?.made_at.getTime() ?? 0)).toBe(PAYABLE_MS)
  const { db } = gateway.ports
  const states = async (now: number) => {
    await expireBills({ db, clock: { now: () => new Date(now) } })
    return (await billsFor(gateway, below)).map(({ state, due_at: dueAt }) => [state, dueAt === null])
  }
  expect(await states(end.getTime() - 1)).toEqual([['unpaid', false]])
  expect(await states(end.getTime())).toEqual([['expired', true]])
})

// Must be the last test, because a changed time zone would make earlier hours inconsistent.
test('if a clock change skips midnight, a bet just before the change belongs to the previous day, a bet at the change to the next', async () => {
  const { db } = gateway.ports
  const zone = 'Asia/Beirut'
  await sql`update merchant set zone = ${zone} where code = 'aurora'`.execute(db)
  try {
    const top = await lineMember(gateway, '0.00', { type: 2 })
    for (const kind of ['daily_salary', 'hourly_salary'] as const) {
      await agree(gateway, { kind, upline: null, downline: top.memberId, tiers: ONE_PERCENT })
    }
    const [before, after] = [new Date('2026-03-28T21:59:59.999Z'), new Date('2026-03-28T22:00:00.000Z')]
    await play(gateway, top.memberId, { staked: '1000.00', at: before })
    await play(gateway, top.memberId, { staked: '2000.00', at: after })
    for (const at of [before, after]) await make('hourly_salary', zone, at)
    for (const at of [before, after]) await make('daily_salary', zone, at)
    const bills = await billsFor(gateway, top.memberId)
    expect(bills.map(({ kind, day, gross, amount }) => [kind, new Date(day).getUTCDate(), gross, amount])).toEqual([
      ['hourly_salary', 28, '10.00', '10.00'],
      ['hourly_salary', 29, '20.00', '20.00'],
      ['daily_salary', 28, '10.00', '0.00'],
      ['daily_salary', 29, '20.00', '0.00'],
    ])
    await payDue(payPortsOf(gateway))
    expect(await balanceOf(gateway, top.memberId)).toBe('30.00')
    setClock(gateway, '2026-03-30T12:00:00Z')
    expect(await problemsOf(gateway)).toEqual([])
    const session = await gateway.call(login, { type: 'username', username: top.account, password: 'Secret2026' })
    if (!session.ok) throw new Error(session.code)
    const betting = async (day: string) => {
      const profit = await gateway.call(listTeamProfit, { from: day, to: day }, session.value)
      return profit.ok ? profit.value.ownSums?.total.betting : profit.code
    }
    expect([await betting('2026-03-28'), await betting('2026-03-29')]).toEqual(['1000.00', '2000.00'])
  } finally {
    await sql`update merchant set zone = 'Asia/Manila' where code = 'aurora'`.execute(db)
  }
})
