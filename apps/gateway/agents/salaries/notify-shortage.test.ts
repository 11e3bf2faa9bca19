import { disburseBill } from '@ante/contract/agents/bills.ts'
import { dayOf } from '@ante/contract/kit/days.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { getInbox } from '@ante/contract/messaging/mail.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import type { LineMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { createBills } from './create-bills.ts'
import { payDue } from './pay-due.ts'
import { periodAt } from './periods.ts'
import type { PeriodKind } from './periods.ts'
import { agree, AURORA, billsFor, payPortsOf, play, setClock } from './test/pay-fixtures.ts'
import { tierOf } from './test/tiers.ts'

let gateway: TestGateway
let top: LineMember
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const ONE_PERCENT = [tierOf({ position: 1, rate: 1 })]

/** Creates an agent below the top with contracts of these kinds, who bets at each of these times. */
async function earner(kinds: readonly PeriodKind[], times: readonly number[]): Promise<LineMember> {
  const agent = await lineMember(gateway, '0.00', { above: top, type: 1 })
  for (const kind of kinds) {
    await agree(gateway, { kind, upline: top.memberId, downline: agent.memberId, tiers: ONE_PERCENT })
  }
  for (const at of times) await play(gateway, agent.memberId, { staked: '1000.00', at: new Date(at) })
  return agent
}

/** Returns the messages about bills that a member received, oldest first. */
async function notificationsOf({ token }: LineMember): Promise<string[]> {
  const inbox = await gateway.call(getInbox, {}, { token })
  if (!inbox.ok) throw new Error(inbox.code)
  return inbox.value.records
    .flatMap(({ automatic }) => (automatic?.template.startsWith('bill.') ? [automatic.template] : []))
    .toReversed()
}

async function make(kind: PeriodKind, at: number): Promise<void> {
  const period = periodAt(kind, AURORA.zone, at)
  setClock(gateway, period.paidAt)
  await createBills(payPortsOf(gateway), { merchant: AURORA, kind, period })
}

test('a payer with too little balance is notified once a day, and each waiting downline once per bill, or once a day for several bills', async () => {
  // Noon of yesterday, so that all payments are on one day.
  const noon = Date.parse(`${dayOf(AURORA.zone, Date.now() - 24 * HOUR_MS)}T12:00:00+08:00`)
  top = await lineMember(gateway, '5.00', { type: 2 })
  const daily = await earner(['daily_salary'], [noon])
  const hourly = await earner(['hourly_salary'], [noon, noon + HOUR_MS])
  for (const at of [noon, noon + HOUR_MS]) await make('hourly_salary', at)
  await make('daily_salary', noon)
  for (let night = 0; night < 3; night++) {
    await payDue(payPortsOf(gateway))
    gateway.ports.clock.offsetMs += 24 * HOUR_MS
  }
  gateway.ports.clock.offsetMs = 0
  expect(await notificationsOf(top)).toEqual(['bill.short'])
  expect(await notificationsOf(daily)).toEqual(['bill.waits'])
  expect(await notificationsOf(hourly)).toEqual(['bill.waits'])
  expect(await billsFor(gateway, daily.memberId)).toMatchObject([{ state: 'upline_insufficient', attempts: 3 }])
})

test('a failed manual dividend payment notifies only the waiting downline', async () => {
  const noon = Date.now() - 20 * 24 * HOUR_MS
  top = await lineMember(gateway, '5.00', { type: 2 })
  const agent = await earner(['dividend'], [noon])
  await make('dividend', noon)
  gateway.ports.clock.offsetMs = 0
  const [bill] = await billsFor(gateway, agent.memberId)
  const pay = { billId: String(bill?.id), paymentPassword: PAYMENT_PASSWORD }
  for (let attempts = 0; attempts < 2; attempts++) {
    expect(await gateway.call(disburseBill, pay, top)).toMatchObject({ code: 'account.balance.not.enough' })
  }
  expect([await notificationsOf(top), await notificationsOf(agent)]).toEqual([[], ['bill.waits']])
})
