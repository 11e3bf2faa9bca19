import { DAY_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { gamesOf, writeRounds } from '../../launch/test/rounds.ts'
import { signedIn } from '../../test/members.ts'
import { addRequirement, turnoverOf } from '../../launch/test/turnover-fixtures.ts'
import { unitsOf } from '../../kit/money.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('contributions apply from tomorrow, and earlier bets are not recounted', async () => {
  const member = await signedIn(gateway)
  await addRequirement(gateway, member, { amount: '100.00' })
  const [slot] = await gamesOf(gateway, ['ANS'])
  const playAt = (beganAt: Date) =>
    writeRounds(gateway, member.memberId, [{ ...slot!, state: 'closed', staked: unitsOf('10.00'), paid: 0n, beganAt }])

  expect(await outputOf('turnover', 'list', 'aurora')).toEqual([])
  expect(await outputOf('turnover', 'update', 'aurora', 'rng', '30')).toMatchObject({
    changed: true,
    before: null,
    after: 30,
  })
  expect(await outputOf('turnover', 'update', 'aurora', 'RNG', '30')).toMatchObject({ changed: false })
  const [listed] = (await outputOf('turnover', 'list', 'aurora')) as unknown as { percent: number; from: string }[]
  expect(listed).toMatchObject({ merchant: 'aurora', category: 'RNG', percent: 30 })
  // Noon in Manila.
  const first = new Date(`${listed?.from}T04:00:00Z`)
  await playAt(new Date(first.getTime() - DAY_MS))
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '10.00' })
  await playAt(first)
  expect(await turnoverOf(gateway, member)).toMatchObject({ done: '13.00' })
  expect(await outputOf('turnover', 'update', 'aurora', 'RNG', '20')).toMatchObject({ before: 30, after: 20 })
})

test.each([
  [['turnover', 'update', 'aurora', 'PVQ', '30'], 1, 'Did you mean PVP?'],
  [['turnover', 'update', 'aurora', 'HOT', '30'], 1, 'no category HOT'],
  [['turnover', 'update', 'aurora', 'PVP', '101'], 2, 'Invalid percentage'],
  [['turnover', 'update', 'aurora', 'PVP', '12.5'], 2, 'Invalid percentage'],
])('%j exits with %i and a helpful sentence', async (argv, code, message) => {
  expect(await runCommand(...argv)).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) })
})
