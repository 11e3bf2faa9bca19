import { join } from 'node:path'

import { readConfig } from '../kit/config.ts'
import type { Config } from '../kit/config.ts'
import { Secrets } from '../kit/secrets.ts'

/** Secret of all instances of a test and of the operator CLI on their database. */
export const TEST_SECRET = 'a secret that only the tests of the gateway have'
export const testSecrets = new Secrets(TEST_SECRET)

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** Returns the configuration of test gateways: that of development, without limits that tests would reach. */
export function testConfig(): Config {
  const web = { WEB_DIST: join(ROOT, 'build/web'), PICTURES_DIR: join(ROOT, 'build/pictures') }
  const unlimited = {
    LOGINS_PER_MINUTE: '100000',
    REGISTRATIONS_PER_NETWORK: '100000',
    CODES_PER_NETWORK: '100000',
    WRONG_INVITATIONS_PER_NETWORK: '100000',
    RENDERS_PER_NETWORK: '100000',
  }
  // No draws run, except in tests that start them explicitly. There are no staff accounts, because with them every
  // command of the operator CLI would require a sign-in.
  const limits = { DATABASE_POOL: '6', LOTTERY_DRAWS: 'off', DEMO_STAFF: 'off', ...unlimited }
  return readConfig({ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...limits, ...web })
}
