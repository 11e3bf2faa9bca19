import { afterAll, beforeAll, expect, test } from 'vitest'

import { keepBooksIn } from '../../test/in-currency.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { operatorOf } from '../test/operator-of.ts'

let gateway: TestGateway
const { say } = operatorOf(() => gateway)
beforeAll(async () => {
  gateway = await startGateway()
  await keepBooksIn(gateway.ports.db, 'KRW')
})
afterAll(() => gateway.stop())

const rules = JSON.stringify({ amount: '8.88' })
const codeRules = JSON.stringify({ amount: '8' })
test.each([
  [['rebates', 'minimum', 'aurora', '10.50']],
  [['uplines', 'limits', 'aurora', '--minimum', '1.50']],
  [['withdrawals', 'set', 'aurora', '--fee-fixed', '2.50']],
  [['vip', 'set', 'aurora', '3', '--bonus', '88.80']],
  [['jackpots', 'seed', 'aurora', '1000.50']],
  [['lottery', 'limits', 'aurora', '--prize', '1000.50']],
  [['bonuses', 'set', 'aurora', 'half', '--fixed', '10.50', '--least', '100', '--play', '3', '--title', 'Half']],
  [['channels', 'set', 'aurora', 'bank', '--min', '100.50']],
  [['contracts', 'set', 'aurora', 'daily_salary', '--tiers', '10000:2:0.5']],
  [['promotions', 'set', 'aurora', 'odd', '--type', 'SIGNUP', '--title', 'Odd', '--rules', rules]],
  [
    [
      'promotions',
      'set',
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
  const received = await say(...argv)
  expect(received.complaint).toMatch(/(KRW|currency) has no decimals/)
  expect(received.code).not.toBe(0)
})
