import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { operatorOf } from '../../operator/test/operator-of.ts'

let gateway: TestGateway
const { say, done } = operatorOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('the default levels are those of the handbook and can be changed individually', async () => {
  const levels = (await done('vip', 'list', 'aurora')) as unknown as Record<string, string>[]
  expect(levels).toHaveLength(11)
  expect(levels[3]).toMatchObject({ level: 'VIP3', threshold: '200000.00', keep: '30000.00', bonus: '88.00' })
  expect(levels[5]).toMatchObject({ threshold: '2000000.00', keep: '250000.00', bonus: '388.00', RNG: '0.7 %' })
  expect(await done('vip', 'set', 'aurora', '3', '--bonus', '100', '--daily', '400000')).toMatchObject({
    before: { bonus: '88.00', daily: 'none' },
    after: { bonus: '100.00', daily: '400000.00', threshold: '200000.00' },
  })
  expect(await done('vip', 'set', 'aurora', 'VIP3', '--bonus', '100')).toMatchObject({ changed: false })
  expect(await done('vip', 'rate', 'aurora', '3', 'rng', '0.9')).toMatchObject({ before: '0.66 %', after: '0.9 %' })
  expect(await done('vip', 'terms', 'aurora', '--play', '3', '--days', '14')).toMatchObject({
    after: { play: '3 times', days: 14 },
  })
  expect(await done('vip', 'of', 'aurora', 'player02')).toMatchObject([
    { when: 'now', what: expect.stringMatching(/^VIP/) },
  ])
})

test.each([
  [['vip', 'set', 'aurora', '11', '--bonus', '1'], 2, 'a whole number from 0 to 10'],
  [['vip', 'set', 'aurora', '2'], 2, 'at least one of'],
  [['vip', 'set', 'aurora', '2', '--threshold', '10000'], 1, 'must be above the threshold'],
  [['vip', 'set', 'aurora', '0', '--bonus', '5'], 1, 'VIP0 is the level of all members'],
  [['vip', 'set', 'aurora', '2', '--daily', '0'], 2, 'above zero, or none'],
  [['vip', 'rate', 'aurora', '2', 'RNG', '11'], 2, 'Invalid rate'],
  [['vip', 'rate', 'aurora', '2', 'PVQ', '1'], 1, 'Did you mean PVP?'],
  [['vip', 'of', 'aurora', 'nobody1'], 1, 'has no member'],
])('%j exits with %i and a helpful message', async (argv, code, words) => {
  expect(await say(...argv)).toMatchObject({ code, out: '', complaint: expect.stringContaining(words) })
})
