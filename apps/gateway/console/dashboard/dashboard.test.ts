import { getDashboard } from '@ante/contract/console/dashboard.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ante/contract/kit/time.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { unitsOf } from '../../kit/money.ts'
import { PartyHealth } from '../../kit/party-health.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import { mainAccountOf, merchantAccount, postTransfer, transactionCode } from '../../wallet/public.ts'
import { readDashboard } from './read-dashboard.ts'
import { sumActivity } from './sum-activity.ts'

/** 14:32 in Manila on a day of next year, for which no other test writes data. */
const NOW = Date.parse(`${new Date().getUTCFullYear() + 1}-03-10T06:32:00Z`)
const YESTERDAY = NOW - DAY_MS
const LAST_WEEK = NOW - 7 * DAY_MS

let gateway: TestGateway
let member: bigint
beforeAll(async () => {
  gateway = await startGateway({ lotteryDraws: false })
  at(LAST_WEEK - DAY_MS)
  member = await makeTestMember(gateway, '100000.00')
})
afterAll(() => gateway.stop())

const at = (ms: number) => (gateway.ports.clock.offsetMs = ms - Date.now())

async function move(ms: number, code: keyof typeof transactionCode, amount: string): Promise<void> {
  const { db } = gateway.ports
  const own = await mainAccountOf(db, member)
  const house = await merchantAccount(db, { merchantCode: 'aurora', currency: 'PHP', kind: 'house' })
  const gives = Math.floor(transactionCode[code] / 100) % 10 === 1
  await postTransfer(db, {
    key: crypto.randomUUID(),
    code: transactionCode[code],
    debit: gives ? house : own,
    credit: gives ? own : house,
    amount: unitsOf(amount),
    reference: 'test',
    at: new Date(ms),
  })
}

async function dashboard(role = 'finance') {
  const staff = await newStaff(gateway, { roles: [[role, 'aurora']], merchantCode: 'aurora' })
  const answer = await staff.call(getDashboard, { merchant: 'aurora' })
  if (!answer.ok) throw new Error(answer.code)
  const { money, counts, ...rest } = answer.value
  return {
    ...rest,
    money: Object.fromEntries(money.map(({ name, ...days }) => [name, days])),
    counts: Object.fromEntries(counts.map(({ name, ...days }) => [name, days])),
  }
}

test('the figures of three days end at the same time of day; net gaming revenue excludes bonuses and costs', async () => {
  await move(NOW - HOUR_MS, 'deposit', '1000.00')
  await move(NOW - HOUR_MS, 'gameBet', '400.00')
  await move(NOW - 50 * MINUTE_MS, 'lotteryBet', '100.00')
  await move(NOW - 50 * MINUTE_MS, 'lotteryCancelled', '30.00')
  await move(NOW - 40 * MINUTE_MS, 'gameWin', '150.00')
  await move(NOW - 40 * MINUTE_MS, 'gameWinTakenBack', '20.00')
  await move(NOW - 30 * MINUTE_MS, 'promotionBonus', '25.00')
  await move(NOW - 20 * MINUTE_MS, 'depositReimbursement', '5.00')
  await move(YESTERDAY - HOUR_MS, 'deposit', '700.00')
  // A deposit of yesterday after the present time of day: it appears in the chart only.
  await move(YESTERDAY + HOUR_MS, 'deposit', '9.00')
  await move(LAST_WEEK - 2 * HOUR_MS, 'gameBet', '60.00')
  // A deposit of the day before yesterday, which is not shown.
  await move(NOW - 2 * DAY_MS, 'deposit', '11.00')
  at(NOW)
  await sumActivity(gateway.ports)

  const shown = await dashboard()

  expect(shown).toMatchObject({
    currency: 'PHP',
    zone: 'Asia/Manila',
    until: new Date(NOW - 2 * MINUTE_MS).toISOString(),
  })
  expect(shown.money).toMatchObject({
    deposits: { today: '1000.00', yesterday: '700.00', lastWeek: '0.00' },
    stakes: { today: '470.00', yesterday: '0.00', lastWeek: '60.00' },
    winnings: { today: '130.00' },
    ggr: { today: '340.00', yesterday: '0.00', lastWeek: '60.00' },
    bonuses: { today: '25.00' },
    paymentCosts: { today: '5.00' },
    ngr: { today: '310.00', lastWeek: '60.00' },
  })
  expect(shown.counts).toMatchObject({
    depositCount: { today: 1, yesterday: 1, lastWeek: 0 },
    activePlayers: { today: 1, yesterday: 0, lastWeek: 1 },
  })
  expect(shown.hours[13]).toMatchObject({ today: { deposits: '1000.00' }, yesterday: { deposits: '700.00' } })
  expect(shown.hours[15]).toMatchObject({ today: null, yesterday: { deposits: '9.00' } })
})

test('a transfer that is committed late is counted once, by the next run', async () => {
  at(NOW)
  await sumActivity(gateway.ports)
  const before = (await dashboard()).counts['depositCount']?.today ?? 0
  await move(NOW - 10 * MINUTE_MS, 'deposit', '1.00')
  await sumActivity(gateway.ports)
  await sumActivity(gateway.ports)
  expect((await dashboard()).counts['depositCount']?.today).toBe(before + 1)
})

test('a registration counts on its day, at its merchant', async () => {
  at(NOW - 5 * MINUTE_MS)
  await makeTestMember(gateway, '0.00')
  await makeTestMember(gateway, '0.00', { merchantCode: 'lotus' })
  at(NOW)
  await sumActivity(gateway.ports)
  expect((await dashboard()).counts['newPlayers']).toEqual({ today: 1, yesterday: 0, lastWeek: 0 })
})

test('a party is shown as down from its first missing answer on, and as up after it answers again', async () => {
  const health = new PartyHealth(gateway.ports)
  const [vendor] = (await dashboard()).parties.filter(({ kind }) => kind === 'vendor')
  const party = { kind: 'vendor', merchantCode: null, code: vendor?.code ?? '' } as const
  const shownParty = async () => (await dashboard()).parties.find(({ code }) => code === party.code)
  expect(vendor?.state).toBe('unknown')
  at(NOW)
  health.record(party, null)
  await expect.poll(shownParty).toMatchObject({ state: 'up' })
  at(NOW + 10_000)
  health.record(party, 'no answer')
  await expect.poll(shownParty).toMatchObject({ state: 'down', problem: 'no answer' })
  expect(Date.parse((await shownParty())?.since ?? '')).toBeGreaterThanOrEqual(NOW + 10_000)
  health.record(party, null)
  await expect.poll(shownParty).toMatchObject({ state: 'up', problem: '' })
})

test('only queues that the role may see are shown', async () => {
  expect((await dashboard('finance')).queues.map(({ name }) => name)).toEqual([
    'withdrawals',
    'deposits',
    'depositProblems',
    'approvals',
  ])
})

/** Returns the figures of a merchant in the time zone of Berlin, after deposits of 1.00 each at these times. */
async function inBerlin(now: string, deposits: readonly string[]) {
  const { db } = gateway.ports
  await sql`delete from activity_sum`.execute(db)
  await sql`delete from activity_progress`.execute(db)
  at(Date.parse(now))
  for (const time of deposits) await move(Date.parse(time), 'deposit', '1.00')
  await sumActivity(gateway.ports)
  const merchant = { code: 'aurora', currency: 'PHP', zone: 'Europe/Berlin' }
  const { money, hours } = await readDashboard(db, { merchant, now: new Date(now), may: () => false })
  return { hours, deposits: money.find(({ name }) => name === 'deposits') }
}

const YEAR = new Date().getUTCFullYear() + 2
/** The last Sunday of a month. */
const lastSunday = (month: number) => {
  const end = new Date(Date.UTC(YEAR, month, 0))
  return new Date(end.getTime() - end.getUTCDay() * DAY_MS).toISOString().slice(0, 10)
}

test('the repeated hour of the day on which clocks are set back has its own bar; days are compared by wall-clock time', async () => {
  const sunday = lastSunday(10)
  const monday = new Date(Date.parse(sunday) + DAY_MS).toISOString().slice(0, 10)
  // 02:10 in summer time and again in standard time, then 05:30 on both days.
  const deposits = [`${sunday}T00:10:00Z`, `${sunday}T01:10:00Z`, `${sunday}T04:30:00Z`, `${monday}T04:30:00Z`]
  const shown = await inBerlin(`${monday}T05:02:00Z`, deposits)
  expect(shown.hours).toHaveLength(25)
  expect(shown.hours[2]).toMatchObject({
    hour: 2,
    isRepeated: false,
    today: { deposits: '0.00' },
    yesterday: { deposits: '1.00' },
  })
  expect(shown.hours[3]).toMatchObject({
    hour: 2,
    isRepeated: true,
    today: null,
    yesterday: { deposits: '1.00' },
    lastWeek: null,
  })
  expect(shown.hours[6]).toMatchObject({
    hour: 5,
    isRepeated: false,
    today: { deposits: '1.00' },
    yesterday: { deposits: '1.00' },
  })
  expect(shown.deposits).toMatchObject({ today: '1.00', yesterday: '3.00', lastWeek: '0.00' })
})

test('on the day when clocks are set forward, the skipped hour is empty; days are compared by wall-clock time', async () => {
  const sunday = lastSunday(3)
  const saturday = new Date(Date.parse(sunday) - DAY_MS).toISOString().slice(0, 10)
  // 02:30 on Saturday; 05:30 on Saturday and on Sunday, when it is one hour earlier in UTC.
  const deposits = [`${saturday}T01:30:00Z`, `${saturday}T04:30:00Z`, `${sunday}T03:30:00Z`]
  const shown = await inBerlin(`${sunday}T04:02:00Z`, deposits)
  expect(shown.hours).toHaveLength(24)
  expect(shown.hours[2]).toMatchObject({ hour: 2, today: null, yesterday: { deposits: '1.00' } })
  expect(shown.hours[5]).toMatchObject({ hour: 5, today: { deposits: '1.00' }, yesterday: { deposits: '1.00' } })
  expect(shown.deposits).toMatchObject({ today: '1.00', yesterday: '2.00', lastWeek: '0.00' })
})
