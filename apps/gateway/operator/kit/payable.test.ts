import { afterAll, beforeAll, expect, test } from 'vitest'

import { useCurrency } from '../../test/in-currency.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { cliOf } from '../test/cli-of.ts'

let gateway: TestGateway
const { runCommand } = cliOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  await useCurrency(gateway.ports.db, 'KRW')
})
afterAll(() => gateway.stop())

const rules = JSON.stringify({ amount: '8.88' })
const codeRules = JSON.stringify({ amount: '8' })
test.each([
  [['rebates', 'update-minimum', 'aurora', '10.50']],
  [['line-transfers', 'update', 'aurora', '--minimum', '1.50']],
  [['withdrawals', 'update-settings', 'aurora', '--fee-fixed', '2.50']],
  [['vip', 'update', 'aurora', '3', '--upgrade-bonus', '88.80']],
  [['jackpots', 'update-seed', 'aurora', '1000.50']],
  [['lottery', 'update-limits', 'aurora', '--max-payout', '1000.50']],
  [
    [
      'bonuses',
      'create',
      'aurora',
      'half',
      '--fixed',
      '10.50',
      '--minimum',
      '100',
      '--wagering',
      '3',
      '--title',
      'Half',
    ],
  ],
  [['channels', 'update', 'aurora', 'bank', '--minimum', '100.50']],
  [['contracts', 'update-settings', 'aurora', 'daily_salary', '--tiers', '10000:2:0.5']],
  [['promotions', 'create', 'aurora', 'odd', '--type', 'SIGNUP', '--title', 'Odd', '--rules', rules]],
  [
    [
      'promotions',
      'create',
      'aurora',
      'odd',
      '--type',
      'SIGNUP',
      '--title',
      'Odd',
      '--rules',
      codeRules,
      '--budget',
      '9.50',
    ],
  ],
])('an operator cannot set %j in a currency without decimals', async (argv) => {
  const received = await runCommand(...argv)
  expect(received.stderr).toMatch(/(KRW|currency) has no decimals/)
  expect(received.code).not.toBe(0)
})
