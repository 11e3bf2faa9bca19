import { beforeEach, expect, test } from 'vitest'

import { Refused } from '../kit/refusal.ts'
import { sharedGateway } from '../test/shared-gateway.ts'
import { countAttempt, failuresOf } from '../kit/login-backoff/login-failures.ts'
import { findAffiliateForVisitor } from './registration/affiliates.ts'
import { requireRegistrationAllowance } from './registration/require-registration-allowance.ts'

const gateway = sharedGateway()

beforeEach(async () => {
  await gateway.ports.db.deleteFrom('call_count').execute()
})

/** Different addresses by index: /64s of one /48, addresses of one /24, and different /48s. */
const rotated = (index: number) => `2001:db8:7:${(index * 37).toString(16)}::1`
const neighbour = (index: number) => `203.0.113.${index % 256}`
const unrelatedNetwork = (index: number) => `2001:db8:${(index + 64).toString(16)}::1`

/** Returns the number of accepted calls, each from a different address. */
async function admitted(addressOf: (index: number) => string, call: (ip: string) => Promise<unknown>): Promise<number> {
  let count = 0
  for (let index = 0; index < 100; index++) {
    try {
      await call(addressOf(index))
      count++
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'request.too_many') throw error
    }
  }
  return count
}

const register = (ip: string) =>
  gateway.ports.db
    .transaction()
    .execute((tx) =>
      requireRegistrationAllowance(
        tx,
        { clock: gateway.ports.clock, config: { registrationsPerNetwork: 3 } },
        { merchantCode: 'aurora', ip },
      ),
    )

const tryInvitation = (ip: string) => {
  const { db, clock, config } = gateway.ports
  const few = { ...config, wrongInvitationsPerNetwork: 3 }
  return findAffiliateForVisitor({ db, clock, config: few }, { merchantCode: 'aurora', code: 'nobody1' }, ip)
}

test.each([
  ['registers', register],
  ['tries invitations', tryInvitation],
])('a caller that %s shares the limit of a /48 or a /24, despite changing addresses', async (_what, call) => {
  expect(await admitted(rotated, call)).toBe(48)
  expect(await admitted(neighbour, call)).toBe(48)
  expect(await admitted(unrelatedNetwork, call)).toBe(100)
})

test('a refused registration does not count for wider networks', async () => {
  expect(await admitted(() => '2001:db8:7:1::1', register)).toBe(3)
  expect(await admitted((index) => rotated(index + 1), register)).toBe(45)
})

test('guesses from a /48 with changing /64s have to wait, and guesses from other networks do not', async () => {
  const { db, clock } = gateway.ports
  const attempt = (ip: string, account: string) => {
    return { merchantCode: 'aurora', account, ip, deviceId: null, known: null, now: clock.now() }
  }
  for (let index = 0; index < 320; index++) {
    await countAttempt(db, attempt(rotated(index), `guessed${index}`), () => undefined)
  }
  expect((await failuresOf(db, attempt(rotated(999), 'victim'))).network.failures).toBe(20)
  expect((await failuresOf(db, attempt(unrelatedNetwork(1), 'victim'))).network.failures).toBe(0)
})
