import { randomUUID } from 'node:crypto'

import { disburseBill, getDividends } from '@ante/contract/agents/bills.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { textOf, unitsOf } from '../../kit/money.ts'
import { PAYMENT_PASSWORD, lineMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { verifyLedger } from '../../wallet/public.ts'
import { createBills } from './create-bills.ts'
import { payDue } from './pay-due.ts'
import { payTermsOf, putPayTerms } from './pay-terms.ts'
import type { PayTerms } from './pay-terms.ts'
import { periodAt, periodBefore } from './periods.ts'
import type { PeriodKind } from './periods.ts'
import type { Tier } from './rules.ts'
import {
  agent,
  agree,
  approveBills,
  AURORA,
  balanceOf,
  billsFor,
  payPortsOf,
  play,
  setClock,
  team,
} from './test/pay-fixtures.ts'
import { DAILY, DIVIDEND, HOURLY, tierOf } from './test/tiers.ts'

// The worked examples of the domain handbook, from rounds to payments.

let gateway: TestGateway
let usual: PayTerms
beforeAll(async () => {
  gateway = await startGateway()
  usual = await payTermsOf(gateway.ports.db, 'aurora')
})
afterEach(() => setTerms({}))
afterAll(() => gateway.stop())

const setTerms = (terms: Partial<PayTerms>) => putPayTerms(gateway.ports.db, 'aurora', { ...usual, ...terms })
const manila = (time: string) => new Date(`${time}+08:00`)

interface ReportedPeriod {
  volume: string
  active: number
  lost?: string
}

/** Lets these players bet a volume in total, each at least `each`. */
async function playAll(
  players: readonly bigint[],
  { volume, active, lost = '0.00' }: ReportedPeriod,
  each: string,
  at: Date,
) {
  const rest = unitsOf(volume) - unitsOf(each) * BigInt(active - 1)
  for (const [index, player] of players.slice(0, active).entries()) {
    const units = index === 0 ? rest : unitsOf(each)
    const paid = index === 0 ? units - unitsOf(lost) : units
    await play(gateway, player, { staked: textOf(units), paid: textOf(paid), at })
  }
}

/** Computes the period that contains a time, approves pending bills, and pays due ones. */
async function settle(kind: PeriodKind, at: Date): Promise<void> {
  const period = periodAt(kind, AURORA.zone, at.getTime())
  setClock(gateway, period.paidAt)
  await createBills(payPortsOf(gateway), { merchant: AURORA, kind, period })
  await approveBills(gateway)
  await payDue(payPortsOf(gateway))
}

/** Creates a top agent with a merchant contract and downlines. */
async function topWith(kind: PeriodKind, tiers: Tier[], people: number): Promise<{ top: bigint; players: bigint[] }> {
  const top = await agent(gateway, '0.00', { type: 2 })
  await agree(gateway, { kind, upline: null, downline: top, tiers })
  return { top, players: await team(gateway, top, people) }
}

test('S1 to S5: daily salaries', async () => {
  const { top, players } = await topWith('daily_salary', DAILY, 25)
  const days: [volume: string, active: number, pay: string][] = [
    ['9999.00', 9, '0.00'],
    ['62000.00', 6, '310.00'],
    ['62000.00', 4, '186.00'],
    ['230000.00', 12, '1840.00'],
    ['800000.00', 25, '6000.00'],
  ]
  let sum = 0n
  for (const [index, [volume, active, pay]] of days.entries()) {
    const at = manila(`2026-01-0${index + 1}T15:00:00`)
    await playAll(players, { volume, active }, '100.00', at)
    await settle('daily_salary', at)
    sum += unitsOf(pay)
    expect((await billsFor(gateway, top)).at(-1)).toMatchObject({ gross: pay, active_members: active })
    expect(await balanceOf(gateway, top)).toBe(textOf(sum))
  }
})

test('H1 to H5: hourly salaries', async () => {
  const { top, players } = await topWith('hourly_salary', HOURLY, 6)
  const hours: [volume: string, active: number, pay: string][] = [
    ['1500.00', 1, '0.00'],
    ['2600.00', 1, '2.60'],
    ['12000.00', 3, '18.00'],
    ['12000.00', 2, '12.00'],
    ['75000.00', 6, '100.00'],
  ]
  let sum = 0n
  for (const [index, [volume, active, pay]] of hours.entries()) {
    const at = manila(`2026-01-10T1${index}:30:00`)
    await playAll(players, { volume, active }, '20.00', at)
    await settle('hourly_salary', at)
    sum += unitsOf(pay)
    expect((await billsFor(gateway, top)).at(-1)).toMatchObject({ gross: pay, active_members: active })
    expect(await balanceOf(gateway, top)).toBe(textOf(sum))
  }
})

test.each([
  ['D1', { volume: '5200000.00', active: 9, lost: '310000.00' }, '71300.00'],
  ['D2', { volume: '16000000.00', active: 12, lost: '800000.00' }, '200000.00'],
  ['D3', { volume: '600000.00', active: 5, lost: '-20000.00' }, '0.00'],
  ['D4', { volume: '460000.00', active: 4, lost: '100000.00' }, '0.00'],
  ['D4 with five active members', { volume: '460000.00', active: 5, lost: '100000.00' }, '20000.00'],
])('%s: dividend of a half-month', async (name, came, pay) => {
  const { top, players } = await topWith('dividend', DIVIDEND, came.active)
  const months = { D1: '02', D2: '03', D3: '04', D4: '05', 'D4 with five active members': '06' }
  const at = manila(`2026-${months[name as keyof typeof months]}-03T15:00:00`)
  await playAll(players, came, '1000.00', at)
  await settle('dividend', at)
  expect((await billsFor(gateway, top)).at(-1)).toMatchObject({ gross: pay, active_members: came.active })
  expect(await balanceOf(gateway, top)).toBe(pay)
})

test('D5: an agent keeps 108,700 of 200,000 after paying the downlines', { timeout: 120_000 }, async () => {
  const running = periodAt('dividend', AURORA.zone, Date.now())
  const last = periodBefore('dividend', AURORA.zone, running)
  // The session is used at the time at which it begins: now, or when the dividend is computed.
  const shownAt = new Date(Math.max(Date.now(), last.computedAt.getTime()))
  setClock(gateway, shownAt)
  const top = await lineMember(gateway, '0.00', { type: 2 })
  await agree(gateway, { kind: 'dividend', upline: null, downline: top.memberId, tiers: DIVIDEND })
  for (const came of [
    { volume: '5200000.00', active: 8, lost: '310000.00' },
    { volume: '460000.00', active: 5, lost: '100000.00' },
  ]) {
    const below = await agent(gateway, '0.00', { uplineId: top.memberId })
    await agree(gateway, { kind: 'dividend', upline: top.memberId, downline: below, tiers: DIVIDEND })
    await playAll(await team(gateway, below, came.active), came, '1000.00', last.from)
  }
  const rest = { volume: '10340000.00', active: 1, lost: '390000.00' }
  await playAll(await team(gateway, top.memberId, 1), rest, '1000.00', last.from)
  await settle('dividend', last.from)
  setClock(gateway, shownAt)
  const { token } = top
  expect(await balanceOf(gateway, top.memberId)).toBe('200000.00')
  const shown = await gateway.call(getDividends, {}, { token })
  if (!shown.ok) throw new Error(shown.code)
  expect(shown.value.previous).toMatchObject({ income: '108700.00', dividend_status: 'paid' })
  expect(shown.value.toPay.map(({ amount }) => amount).toSorted()).toEqual(['20000.00', '71300.00'])
  for (const { bill_id: billId } of shown.value.toPay) {
    const input = { billId, paymentPassword: PAYMENT_PASSWORD }
    const headers = { 'Idempotency-Key': randomUUID() }
    expect(await gateway.call(disburseBill, input, { token, headers })).toMatchObject({ ok: true })
  }
  expect(await balanceOf(gateway, top.memberId)).toBe('108700.00')
})

test('D6: an unpaid loss of the previous half-month is added, a win is deducted', async () => {
  await setTerms({ carryOver: 2 })
  const [before, at] = [manila('2025-11-03T15:00:00'), manila('2025-11-20T15:00:00')]
  const halves = [
    { lost: '60000.00', pay: '48300.00' },
    { lost: '-60000.00', pay: '20700.00' },
  ]
  const tops: bigint[] = []
  for (const { lost } of halves) {
    const { top, players } = await topWith('dividend', DIVIDEND, 9)
    tops.push(top)
    await playAll(players, { volume: '100000.00', active: 1, lost }, '1000.00', before)
    await playAll(players, { volume: '5000000.00', active: 9, lost: '150000.00' }, '1000.00', at)
  }
  await settle('dividend', before)
  await settle('dividend', at)
  expect(await Promise.all(tops.map((top) => balanceOf(gateway, top)))).toEqual(halves.map(({ pay }) => pay))
})

test('D7: if the loss of a tier is not reached, the floating style pays the proportion, the fixed style the tier below', async () => {
  const rows = [
    tierOf({ position: 1, rate: 3 }),
    tierOf({ position: 2, minVolume: '1.00', netLoss: '30000.00', rate: 5 }),
  ]
  const { top, players } = await topWith('dividend', rows, 1)
  for (const [style, at, balance] of [
    ['float', manila('2025-12-03T15:00:00'), '1041.66'],
    ['fixed', manila('2025-12-20T15:00:00'), '1791.66'],
  ] as const) {
    await setTerms({ dividendStyle: style })
    await playAll(players, { volume: '90000.00', active: 1, lost: '25000.00' }, '1000.00', at)
    await settle('dividend', at)
    expect(await balanceOf(gateway, top)).toBe(balance)
  }
})

test('the ledger is consistent after these tests', async () => {
  expect((await verifyLedger(gateway.ports.db)).problems).toEqual([])
})
