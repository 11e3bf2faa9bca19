import { afterAll, beforeAll, expect, test } from 'vitest'

import { settleSalaries } from '../salaries/settle-salaries.ts'
import { agent, agree, AURORA, balanceOf, payPortsOf, play } from '../salaries/test/pay-fixtures.ts'
import { tierOf } from '../salaries/test/tiers.ts'
import { periodAt, periodBefore } from '../salaries/periods.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const ofKind = (kind: 'daily_salary' | 'hourly_salary') => {
  const today = periodAt('daily_salary', AURORA.zone, Date.now())
  const day = periodBefore('daily_salary', AURORA.zone, periodBefore('daily_salary', AURORA.zone, today))
  return { kind, day: day.day, at: new Date(day.from.getTime() + 3_600_000) }
}

test('a day is previewed, computed, and computed again without a second bill', async () => {
  const top = await agent(gateway, '0.00', { type: 2 })
  const { day, at } = ofKind('daily_salary')
  await agree(gateway, { kind: 'daily_salary', upline: null, downline: top, tiers: [tierOf({ position: 1, rate: 1 })] })
  await play(gateway, top, { staked: '1000.00', at })
  const requested = ['salaries', 'compute', 'aurora', '--kind', 'daily', '--date', day]
  expect(await outputOf(...requested, '--dry-run')).toMatchObject([{ amount: '10.00' }, { from: 'dry run' }])
  expect(await outputOf('salaries', 'list', 'aurora', '--kind', 'daily')).toEqual([])
  expect(await outputOf(...requested)).toMatchObject([{ amount: '10.00', activeMembers: 1 }, { from: '1 new' }])
  expect(await outputOf(...requested)).toMatchObject([{}, { from: '0 new' }])
  expect(await outputOf('salaries', 'list', 'aurora', '--kind', 'daily')).toMatchObject([
    { upline: 'merchant', amount: '10.00', state: 'unpaid' },
  ])
  await settleSalaries(payPortsOf(gateway))
  expect(await balanceOf(gateway, top)).toBe('10.00')
})

test('bills that need approval are approved or rejected individually, and a rejected bill can be reopened', async () => {
  expect(
    await outputOf('salaries', 'update-terms', 'aurora', '--approval', 'on', '--active-hourly', '25'),
  ).toMatchObject({
    before: { approval: 'off', carryOver: 0, activeHourly: '20.00' },
    after: { approval: 'on', activeHourly: '25.00' },
  })
  const top = await agent(gateway, '0.00', { type: 2 })
  const { day, at } = ofKind('hourly_salary')
  await agree(gateway, {
    kind: 'hourly_salary',
    upline: null,
    downline: top,
    tiers: [tierOf({ position: 1, rate: 1 })],
  })
  await play(gateway, top, { staked: '500.00', at })
  await outputOf('salaries', 'compute', 'aurora', '--kind', 'hourly', '--date', day)
  const [bill] = (await outputOf('salaries', 'list', 'aurora', '--state', 'unapproved')) as unknown as { id: string }[]
  const id = bill?.id ?? ''
  await settleSalaries(payPortsOf(gateway))
  expect(await balanceOf(gateway, top)).toBe('0.00')
  expect(await outputOf('salaries', 'reject', 'aurora', id)).toMatchObject({ after: { state: 'rejected' } })
  expect((await runCommand('salaries', 'approve', 'aurora', id)).stderr).toContain('is rejected')
  expect(await outputOf('salaries', 'reopen', 'aurora', id)).toMatchObject({ after: { state: 'unapproved' } })
  expect(await outputOf('salaries', 'approve', 'aurora', id)).toMatchObject({ after: { state: 'unpaid' } })
  await settleSalaries(payPortsOf(gateway))
  expect(await balanceOf(gateway, top)).toBe('5.00')
  expect((await runCommand('salaries', 'retry', 'aurora', id)).stderr).toContain('is paid')
})

test.each([
  [['salaries', 'compute', 'aurora'], '--kind and --date are required'],
  [['salaries', 'compute', 'aurora', '--kind', 'weekly', '--date', '2026-01-01'], 'Invalid kind'],
  [['salaries', 'compute', 'aurora', '--kind', 'daily', '--date', '01/02/2026'], 'Invalid day'],
  [['salaries', 'compute', 'aurora', '--kind', 'daily', '--date', '2099-01-01'], 'not over yet'],
  [['salaries', 'list', 'aurora', '--state', 'payed'], 'Did you mean paid?'],
  [['salaries', 'retry', 'aurora', '999999'], 'has no bill'],
  [['salaries', 'retry', 'aurora', '-1'], ''],
  [['salaries', 'update-terms', 'aurora'], 'salaries update-terms needs at least one of --'],
  [['salaries', 'update-terms', 'aurora', '--carry-over', '7'], 'Use 0, 1, 2 or 3'],
])('%j is refused', async (argv, because) => {
  const { code, stderr } = await runCommand(...argv)
  expect(code).not.toBe(0)
  expect(stderr).toContain(because)
})
