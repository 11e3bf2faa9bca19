import { afterAll, beforeAll, expect, test } from 'vitest'

import { lineMember } from '../teams/test/team.ts'
import { dayFromNow, setRateFrom, paidTo } from '../rebates/test/income-fixtures.ts'
import { play } from '../../promotions/test/rebate-fixtures.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../../operator/test/cli-of.ts'

let gateway: TestGateway
const { runCommand, outputOf } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

test('a missed day is previewed, then paid once; a day that is not over is refused', async () => {
  const agent = await lineMember(gateway, '0.00', { type: 2 })
  const player = await lineMember(gateway, '0.00', { above: agent })
  await setRateFrom(gateway, player.memberId, { LIVE: 100 })
  const day = await dayFromNow(gateway, -1)
  const beganAt = new Date(gateway.ports.clock.now().getTime() - 86_400_000)
  await play(gateway, player, { category: 'LIVE', staked: '1000.00', beganAt })
  const line = { day, category: 'LIVE', agents: 1, amount: '5.00 PHP', held: '0.00' }
  expect(await outputOf('agents', 'pay-rebates', 'aurora', '--date', day, '--dry-run')).toEqual([
    { ...line, state: 'would be paid' },
  ])
  expect(await paidTo(gateway, agent.memberId)).toEqual({})
  expect(await outputOf('agents', 'pay-rebates', 'aurora', '--date', day)).toEqual([{ ...line, state: 'paid' }])
  expect(await outputOf('agents', 'pay-rebates', 'aurora')).toEqual([{ ...line, state: 'paid already' }])
  expect(await paidTo(gateway, agent.memberId)).toEqual({ 6146: '5.00' })
  expect(await runCommand('agents', 'pay-rebates', 'aurora', '--date', await dayFromNow(gateway, 0))).toMatchObject({
    code: 1,
  })
})

test('the maximum rate of a bet applies from tomorrow, and cannot be less than the player’s own rate', async () => {
  const [usual] = (await outputOf('rebates', 'list-top-rates', 'lotus')) as unknown as Record<string, string>[]
  expect(usual).toMatchObject({ RNG: '0.8 %', COCKFIGHT: '0.5 %' })
  expect(await outputOf('rebates', 'update-top-rate', 'lotus', 'rng', '1.2')).toMatchObject({
    before: '0.8 %',
    after: '1.2 %',
  })
  expect(await runCommand('rebates', 'update-top-rate', 'lotus', 'RNG', '0.5')).toMatchObject({ code: 1 })
})
