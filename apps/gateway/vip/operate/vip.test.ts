import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('the default levels are those of the handbook and can be changed individually', async () => {
  const levels = (await outputOf('vip', 'list', 'aurora')) as unknown as Record<string, string>[]
  expect(levels).toHaveLength(11)
  expect(levels[3]).toMatchObject({
    level: 'VIP3',
    threshold: '200000.00',
    retention: '30000.00',
    upgradeBonus: '88.00',
  })
  expect(levels[5]).toMatchObject({
    threshold: '2000000.00',
    retention: '250000.00',
    upgradeBonus: '388.00',
    RNG: '0.7 %',
  })
  expect(
    await outputOf('vip', 'update', 'aurora', '3', '--upgrade-bonus', '100', '--daily-maximum', '400000'),
  ).toMatchObject({
    before: { upgradeBonus: '88.00', dailyMaximum: 'none' },
    after: { upgradeBonus: '100.00', dailyMaximum: '400000.00', threshold: '200000.00' },
  })
  expect(await outputOf('vip', 'update', 'aurora', 'VIP3', '--upgrade-bonus', '100')).toMatchObject({ changed: false })
  expect(await outputOf('vip', 'update-rate', 'aurora', '3', 'rng', '0.9')).toMatchObject({
    before: '0.66 %',
    after: '0.9 %',
  })
  expect(await outputOf('vip', 'update-terms', 'aurora', '--wagering', '3', '--claim-days', '14')).toMatchObject({
    after: { wagering: '3 times', claimDays: 14 },
  })
  expect(await outputOf('vip', 'show', 'aurora', 'player02')).toMatchObject([
    { level: expect.stringMatching(/^VIP/), reason: expect.stringContaining('in all') },
  ])
})

test.each([
  [['vip', 'update', 'aurora', '11', '--upgrade-bonus', '1'], 2, 'a whole number from 0 to 10'],
  [['vip', 'update', 'aurora', '2'], 2, 'at least one of'],
  [['vip', 'update', 'aurora', '2', '--threshold', '10000'], 1, 'must be above the threshold'],
  [['vip', 'update', 'aurora', '0', '--upgrade-bonus', '5'], 1, 'VIP0 is the level of all members'],
  [['vip', 'update', 'aurora', '2', '--daily-maximum', '0'], 2, 'above zero, or none'],
  [['vip', 'update-rate', 'aurora', '2', 'RNG', '11'], 2, 'Invalid rate'],
  [['vip', 'update-rate', 'aurora', '2', 'PVQ', '1'], 1, 'Did you mean PVP?'],
  [['vip', 'show', 'aurora', 'nobody1'], 1, 'has no member'],
])('%j exits with %i and a helpful message', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})
