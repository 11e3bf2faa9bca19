import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules', '**/build'] }).sort()

const gatewayTests = filesOf('apps/gateway/**/*.test.ts')
const shares = (file: string): boolean => /\bsharedGateway\(\)/.test(textOf(file))

/** Tables that are the settings of merchants, vendors and games, or that a test replaces as a whole. */
const SETTINGS = [
  'merchant',
  'vendor',
  'merchant_vendor',
  'vendor_feed',
  'game',
  'payment_channel',
  'payment_provider',
  'deposit_setting',
  'deposit_promotion',
  'turnover_contribution',
  'promotion',
  'announcement',
  'help_article',
  'user_agreement',
].join('|')

/** Patterns of code that a test with a shared gateway must not contain, because it would affect other test files. */
const RULES: Record<string, RegExp> = {
  'move the clock': /\boffsetMs\b/,
  'run an operator command': /\bcliOf\b|\/operate\.ts'|\boperate\(/,
  'write settings': new RegExp(
    `(updateTable|insertInto|deleteFrom)\\('(${SETTINGS})'|\\b(update|insert into|delete from)\\s+(${SETTINGS})\\b`,
    'i',
  ),
  'call a helper that writes settings':
    /\b(put\w*(Settings|Terms)|playForJackpot|updatePromotion|closeAllPromotions|auroraSwitches)\b/,
  'write the configuration': /\bconfig(\.\w+)+\s*=[^=>]/,
  'change the schema': /\b(create|alter|drop)\s+(or replace\s+)?(function|trigger|table|index|schema)\b/i,
  'start or stop a gateway': /\b(startGatewayOn|startGateway|buildApp|openJobQueue)\(|\bgateway\.stop\(/,
  'end connections of others': /pg_terminate_backend|pg_cancel_backend/,
}

test.each(Object.entries(RULES))('no test with a shared gateway may %s', (_, forbidden) => {
  const found = gatewayTests.filter((file) => shares(file) && forbidden.test(textOf(file)))
  expect(found, 'start a gateway of its own: startGateway()').toEqual([])
})

test.each(Object.entries(RULES))(
  'the pattern for “%s” finds at least one test with a separate gateway',
  (_, forbidden) => {
    expect(gatewayTests.filter((file) => !shares(file) && forbidden.test(textOf(file)))).not.toEqual([])
  },
)

test('some tests have a shared gateway', () => {
  expect(gatewayTests.filter(shares).length).toBeGreaterThan(30)
})

/** Files of the project `unit`, which run one after another in one process, in which a shared gateway runs. */
const sameProcess = filesOf(
  '{packages,bench}/**/*.test.ts',
  'apps/gateway/**/*.ts',
  'tools/{build,check,run}/**/*.test.ts',
)

test('no test replaces timers or globals of the process in which a shared gateway runs', () => {
  const replaces = /\bvi\.(useFakeTimers|stubGlobal|setSystemTime)\(|\bglobalThis\.\w+\s*=[^=>]/
  const own = 'tools/check/shared-gateway.test.ts'
  expect(sameProcess.filter((file) => file !== own && replaces.test(textOf(file)))).toEqual([])
})
