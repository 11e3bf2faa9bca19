import { afterAll, beforeAll, expect, test } from 'vitest'

import { createGame } from '../test/lottery-fixtures.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  await createGame(gateway, { family: 'SSC' })
})
afterAll(() => gateway.stop())

test('a series is at most the upline’s, and at least those of direct downlines', async () => {
  const uplineId = await makeTestMember(gateway, '0.00', { type: 1, account: 'ladder1' })
  await makeTestMember(gateway, '0.00', { account: 'ladder2', uplineId })
  const updateSeries = (...message: string[]) => ['lottery', 'update-prize-series', 'aurora', ...message]
  expect(await outputOf(...updateSeries('ladder2', 'SSC', 'Lott', '1940'))).toMatchObject({ before: 1950, after: 1940 })
  expect(await outputOf(...updateSeries('ladder1', 'ssc', 'Lott', '1946'))).toMatchObject({ before: 1950, after: 1946 })
  expect((await runCommand(...updateSeries('ladder2', 'SSC', 'Lott', '1948'))).stderr).toContain('from 1700 to 1946')
  expect((await runCommand(...updateSeries('ladder1', 'SSC', 'Lott', '1938'))).stderr).toContain('from 1940 to 1956')
  expect((await runCommand(...updateSeries('ladder1', 'SCC', 'Lott', '1940'))).stderr).toContain('no lottery group SCC')
  expect((await runCommand(...updateSeries('ladder1', 'SSC', 'Lot', '1940'))).stderr).toContain('no prize mode Lot')
  expect((await runCommand(...updateSeries('nobody1', 'SSC', 'Lott', '1940'))).stderr).toContain('no member nobody1')
})

test('debts from reversed winnings are listed', async () => {
  const id = await makeTestMember(gateway, '0.00', { account: 'owing1' })
  const owing = { member_id: id, merchant_code: 'aurora', debt: 900_000n }
  await gateway.ports.db.insertInto('lottery_player').values(owing).execute()
  expect(await outputOf('lottery', 'list-debts', 'aurora')).toEqual([
    { merchant: 'aurora', member: 'owing1', outstanding: '90.00 PHP' },
  ])
})

test('the maximum total win per number is a separate limit', async () => {
  const input = ['lottery', 'update-limits', 'lotus', '--max-exposure']
  expect(await outputOf(...input, '250000')).toMatchObject({
    before: { maxExposure: '4000000.00' },
    after: { maxExposure: '250000.00', maxPayout: '400000.00' },
  })
  expect((await runCommand(...input, '0')).stderr).toContain('Use an amount above zero')
})

test('one command sets the betting limits and the cancellation fee', async () => {
  const input = ['lottery', 'update-limits', 'lotus']
  expect(
    await outputOf(...input, '--cancellation-fee', '2.5', '--wallet', 'separate', '--max-chase', '0'),
  ).toMatchObject({
    before: { cancellationFee: '0 %', wallet: 'shared', maxChase: 50, maxPayout: '400000.00' },
    after: { cancellationFee: '2.5 %', wallet: 'separate', maxChase: 0, maxPayout: '400000.00' },
  })
  expect((await runCommand(...input, '--max-chase', '121')).stderr).toContain('0 to 120 draws')
  expect((await runCommand(...input, '--max-payout', '0')).stderr).toContain('Use an amount above zero')
  expect((await runCommand(...input, '--cancellation', 'maybe')).stderr).toContain('on, off')
  expect((await runCommand(...input)).stderr).toContain('at least one of --max-payout')
})
