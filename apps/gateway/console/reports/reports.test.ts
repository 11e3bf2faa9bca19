import { changeTags } from '@ante/contract/console/players/tags.ts'
import { listExports } from '@ante/contract/console/exports.ts'
import {
  addReportSchedule,
  listReportSchedules,
  readReport,
  removeReportSchedule,
  REPORT_DAYS,
} from '@ante/contract/console/reports.ts'
import type { Report, ReportName } from '@ante/contract/console/reports.ts'
import { getDashboard } from '@ante/contract/console/dashboard.ts'
import { dayOf, plusDays } from '@ante/contract/kit/days.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { depositRows } from '../../cashier/public.ts'
import { unitsOf } from '../../kit/money.ts'
import { closeAllPromotions } from '../../promotions/test/close-all-promotions.ts'
import { deposited } from '../../promotions/test/deposited.ts'
import { claimRewardOf, evaluateNow, promotionOf, rewardsOf } from '../../promotions/test/promotion-fixtures.ts'
import { play } from '../../promotions/test/rebate-fixtures.ts'
import { newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { signedIn } from '../../test/members.ts'
import type { SignedInMember } from '../../test/members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { sumActivity } from '../dashboard/sum-activity.ts'
import { reportedDays, sendReports } from './send-reports.ts'

let gateway: TestGateway
let finance: StaffMember
const merchant = 'aurora'
const zone = 'Asia/Manila'
const today = () => dayOf(zone, gateway.ports.clock.now())
beforeAll(async () => {
  gateway = await startGateway()
  await closeAllPromotions(gateway)
  finance = await newStaff(gateway, { roles: [['finance', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())

async function report(name: ReportName, days: { from?: string; until?: string } = {}): Promise<Report> {
  const input = { merchant, report: name, from: today(), until: today(), ...days }
  const answer = await finance.call(readReport, input)
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer)}`)
  return answer.value
}

/** Marks a player as a test account. */
async function tagAsTest({ memberId }: SignedInMember): Promise<void> {
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  const input = { merchant, player: String(memberId), tags: ['Test'], seen: [], reason: 'a test account' }
  const answer = await support.call(changeTags, input)
  if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer)}`)
}

const cell = ({ rows }: Report, id: string, column: string) => rows.find((row) => row.id === id)?.cells[column]

test('deposits by channel equal the list of credited deposits, without test accounts, and name idle channels', async () => {
  const [real, tester] = [await signedIn(gateway), await signedIn(gateway)]
  const before = await report('deposits')
  await deposited(gateway, real.memberId, unitsOf('100'))
  await deposited(gateway, real.memberId, unitsOf('50.50'))
  await deposited(gateway, tester.memberId, unitsOf('999'))
  const both = await report('deposits')
  await tagAsTest(tester)
  const after = await report('deposits')
  expect(Number(both.totals?.['amount']) - Number(before.totals?.['amount'])).toBeCloseTo(1_149.5)
  expect(Number(after.totals?.['amount']) - Number(before.totals?.['amount'])).toBeCloseTo(150.5)
  expect(after.leftOut).toBe(1)
  const idle = after.rows.filter(({ isEmpty }) => isEmpty)
  expect(idle.length).toBeGreaterThan(0)
  expect(idle[0]?.cells).toMatchObject({ count: '0', amount: '0.00' })

  const list = await depositRows(
    gateway.ports.db,
    { merchantCode: merchant, staffId: null, now: gateway.ports.clock.now() },
    { tab: 'credited', size: 1_000 },
  )
  const testers = new Set([await accountOf(tester)])
  const credited = list.deposits.filter(
    ({ creditedAt, account }) => creditedAt !== null && dayOf(zone, creditedAt) === today() && !testers.has(account),
  )
  const sum = credited.reduce((total, { credited: amount }) => total + Number(amount), 0)
  expect(sum).toBeCloseTo(Number(after.totals?.['amount']))
  expect(credited).toHaveLength(Number(after.totals?.['count']))
})

const accountOf = async ({ memberId }: SignedInMember) => {
  const query = gateway.ports.db.selectFrom('member').select('account').where('id', '=', memberId)
  return (await query.executeTakeFirstOrThrow()).account
}

test('revenue has the figures of the dashboard, and a row of zeros for a day without activity', async () => {
  await sumActivity(gateway.ports)
  const owner = await newStaff(gateway, { roles: [['platform-owner', null]] })
  const shown = await owner.call(getDashboard, { merchant })
  if (!shown.ok) throw new Error(shown.code)
  const revenue = await report('revenue', { from: plusDays(today(), -1) })
  for (const name of ['stakes', 'winnings', 'ggr', 'bonuses', 'ngr'] as const) {
    const figure = shown.value.money.find((one) => one.name === name)
    expect({ name, amount: cell(revenue, today(), name) }).toEqual({ name, amount: figure?.today })
  }
  const long = await report('revenue', { from: plusDays(today(), -80), until: plusDays(today(), -70) })
  expect(long.rows).toHaveLength(11)
  expect(long.rows.every(({ isEmpty }) => isEmpty)).toBe(true)
})

test('promotions have their cost and what their players brought; a promotion that costs nothing is listed', async () => {
  const member = await signedIn(gateway)
  const code = await promotionOf(gateway, 'DEPOSIT_COUNT', { deposits: 1, amount: '8' })
  const idle = await promotionOf(gateway, 'SIGNUP', { amount: '8' })
  gateway.ports.clock.offsetMs += 1_000
  await deposited(gateway, member.memberId, unitsOf('100'))
  await play(gateway, member, { category: 'RNG', staked: '60.00', paid: '20.00' })
  await evaluateNow(gateway)
  const [reward] = (await rewardsOf(gateway, member)).rewards
  expect(await claimRewardOf(gateway, member, reward?.rewardId ?? '')).toMatchObject({ ok: true })
  const costs = await report('promotions')
  expect(costs.rows.find(({ id }) => id === `DEPOSIT_COUNT:${code}`)?.cells).toMatchObject({
    granted: '1',
    claimed: '1',
    cost: '8.00',
    players: '1',
    deposits: '100.00',
    ggr: '40.00',
    yield: '32.00',
  })
  expect(costs.rows.find(({ id }) => id === `SIGNUP:${idle}`)).toMatchObject({ isEmpty: true, cells: { cost: '0.00' } })
  await tagAsTest(member)
  expect(cell(await report('promotions'), `DEPOSIT_COUNT:${code}`, 'cost')).toBe('0.00')
})

test('vendors and categories have the same sums of play, and vendors that nobody played are listed', async () => {
  const member = await signedIn(gateway)
  const [before, taxBefore] = [await report('vendors'), await report('tax')]
  await play(gateway, member, { category: 'RNG', staked: '10.00', paid: '4.00' }, { category: 'LIVE', staked: '5.00' })
  const [vendors, tax] = [await report('vendors'), await report('tax')]
  const grown = (after: Report, earlier: Report) => Number(after.totals?.['ggr']) - Number(earlier.totals?.['ggr'] ?? 0)
  expect(grown(vendors, before)).toBeCloseTo(11)
  expect(grown(tax, taxBefore)).toBeCloseTo(11)
  expect(vendors.rows.some(({ isEmpty }) => isEmpty)).toBe(true)
})

test('cohorts have the players of each week with the share that plays', async () => {
  const member = await signedIn(gateway)
  await play(gateway, member, { category: 'RNG', staked: '10.00' })
  const cohorts = await report('cohorts', { from: plusDays(today(), -6) })
  const row = cohorts.rows.at(-1)
  expect(Number(row?.cells['players'])).toBeGreaterThan(0)
  expect(Number(row?.cells['week0'])).toBeGreaterThan(0)
  expect(row?.cells['week1']).toBeNull()
})

test.each(['withdrawals', 'agents'] as const)('the report of %s can be read without activity', async (name) => {
  const empty = await report(name, { from: plusDays(today(), -80), until: plusDays(today(), -79) })
  expect(empty).toMatchObject({ rows: [], totals: null })
})

test('a period must be in order and not too long, and a role without the right is refused', async () => {
  for (const days of [
    { from: today(), until: plusDays(today(), -1) },
    { from: plusDays(today(), -REPORT_DAYS), until: today() },
  ])
    expect(await finance.call(readReport, { merchant, report: 'revenue', ...days })).toMatchObject({
      code: 'report.period',
    })
  expect(
    await finance.call(readReport, { merchant, report: 'revenue', from: '2026-13-01', until: today() }),
  ).toMatchObject({ code: 'request.invalid' })
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  expect(await support.call(readReport, { merchant, report: 'revenue', from: today(), until: today() })).toMatchObject({
    code: 'permission.denied',
  })
})

test.each([
  ['day', '2026-03-04', { from: '2026-03-03', until: '2026-03-03' }],
  ['week', '2026-03-02', { from: '2026-02-23', until: '2026-03-01' }],
  ['week', '2026-03-03', null],
  ['month', '2026-03-01', { from: '2026-02-01', until: '2026-02-28' }],
  ['month', '2026-03-02', null],
] as const)('a report of each %s on %s is about %j', (every, day, days) => {
  expect(reportedDays(every, day)).toEqual(days)
})

test('a schedule writes the file once a day, and mails its person; another person cannot end it', async () => {
  const added = await finance.call(addReportSchedule, { merchant, report: 'deposits', format: 'csv', every: 'day' })
  const id = added.ok ? added.value.id : ''
  expect(
    await finance.call(addReportSchedule, { merchant, report: 'deposits', format: 'xlsx', every: 'day' }),
  ).toMatchObject({ code: 'schedule.exists' })
  const other = await newStaff(gateway, { roles: [['finance', merchant]], merchantCode: merchant })
  expect(await other.call(removeReportSchedule, { merchant, id })).toMatchObject({ code: 'schedule.not.found' })
  const due = { merchantCode: merchant, zone, day: today() }
  await Promise.all([sendReports(gateway.ports, due), sendReports(gateway.ports, due)])
  await sendReports(gateway.ports, due)
  const { rows } = await sql<{ id: bigint }>`select id from export_job where schedule_id = ${id}::int8`.execute(
    gateway.ports.db,
  )
  expect(rows).toHaveLength(1)
  // The job of the running gateway writes the file.
  await expect
    .poll(() => finance.call(listExports, { merchant }), { timeout: 20_000 })
    .toMatchObject({ value: { exports: [{ source: 'report-deposits', state: 'ready', zone }] } })
  const { rows: mails } = await sql<{ count: bigint }>`
    select count(*) as count from outbox_message where recipient = ${finance.mail}`.execute(gateway.ports.db)
  expect(mails[0]?.count).toBe(1n)
  expect(await finance.call(listReportSchedules, { merchant })).toMatchObject({
    value: { schedules: [{ id, lastDay: today() }] },
  })
  expect(await finance.call(removeReportSchedule, { merchant, id })).toMatchObject({ ok: true })
  await sendReports(gateway.ports, { ...due, day: plusDays(today(), 1) })
  expect((await finance.call(listExports, { merchant })).ok).toBe(true)
})
