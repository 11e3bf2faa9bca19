import { afterAll, beforeAll, expect, test } from 'vitest'

import { signedIn } from '../../test/members.ts'
import { rebateRatesOn } from '../public.ts'
import { play, rebateOf } from '../test/rebate-fixtures.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { lineTermsOf } from '../../cashier/public.ts'
import { dayFrom } from '../../operator/kit/merchant-day.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('a new rate applies from tomorrow, and a new minimum of claims immediately', async () => {
  const [usual] = (await outputOf('rebates', 'list', 'aurora')) as unknown as Record<string, string>[]
  expect(usual).toMatchObject({ RNG: '0.6 %', FISH: '0.5 %', LIVE: '0.4 %', minimum: '1.00 PHP', wagering: '1 times' })
  expect(await outputOf('rebates', 'update-rate', 'aurora', 'rng', '0.75')).toMatchObject({
    before: '0.6 %',
    after: '0.75 %',
  })
  expect(await outputOf('rebates', 'update-rate', 'aurora', 'RNG', '0.75')).toMatchObject({ changed: false })
  expect(await outputOf('rebates', 'update-minimum', 'aurora', '10')).toMatchObject({ before: '1.00', after: '10.00' })
  expect(await outputOf('rebates', 'update-wagering', 'aurora', '2.5')).toMatchObject({
    before: '1 times',
    after: '2.5 times',
  })

  const member = await signedIn(gateway)
  await play(gateway, member, { category: 'RNG', staked: '1000.00' })
  expect(await rebateOf(gateway, member)).toMatchObject({ total: '6.00', minimum: '10.00', multiple: '2.50' })
  const { db } = gateway.ports
  const [today, tomorrow] = [await dayFrom(db, 'Asia/Manila', 0), await dayFrom(db, 'Asia/Manila', 1)]
  const rateOn = async (day: string) => (await rebateRatesOn(db, { merchantCode: 'aurora', day })).RNG
  expect([await rateOn(today), await rateOn(tomorrow)]).toEqual([600, 750])
})

test('the limits of line transfers are set individually', async () => {
  expect(
    await outputOf('line-transfers', 'update', 'lotus', '--daily-maximum', '5000', '--wagering', '2'),
  ).toMatchObject({
    before: { minimum: '1.00', dailyMaximum: '200000.00', wagering: '1 times' },
    after: { minimum: '1.00', dailyMaximum: '5000.00', wagering: '2 times' },
  })
  const terms = await lineTermsOf(gateway.ports.db, 'lotus')
  expect(terms).toEqual({ minimum: 1_0000n, dailyMaximum: 5000_0000n, receivedHundredths: 200 })
  expect(await outputOf('line-transfers', 'list', 'lotus')).toMatchObject([
    { minimum: '1.00', dailyMaximum: '5000.00', wagering: '2 times' },
  ])
})

test.each([
  [['rebates', 'update-rate', 'aurora', 'PVQ', '1'], 1, 'Did you mean PVP?'],
  [['rebates', 'update-rate', 'aurora', 'PVP', '10.5'], 2, 'Invalid rate'],
  [['rebates', 'update-rate', 'aurora', 'PVP', '0.0001'], 2, 'Invalid rate'],
  [['rebates', 'update-minimum', 'aurora', '0'], 1, 'Use an amount above zero'],
  [['rebates', 'update-wagering', 'aurora', '101'], 2, 'Invalid multiple'],
  [['rebates', 'update-wagering', 'aurora', '0.99'], 2, 'at least 1'],
  [['line-transfers', 'update', 'aurora'], 2, 'needs at least one'],
  [['line-transfers', 'update', 'aurora', '--minimum', '300000'], 1, 'is above the daily maximum'],
])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})
