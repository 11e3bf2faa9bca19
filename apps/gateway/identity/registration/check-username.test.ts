import { checkUsername } from '@ante/contract/identity/check-username.ts'
import { register } from '@ante/contract/identity/register.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newAccount, registration } from '../test/people.ts'
import { auroraSwitches } from '../test/rules.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())

const check = (username: string) => gateway.call(checkUsername, { username })
const available = { ok: true, value: { available: true } }
const taken = { ok: true, value: { available: false } }

async function newName(): Promise<string> {
  const username = newAccount()
  expect(await gateway.call(register, registration(username))).toMatchObject({ ok: true })
  return username
}

test('a free name is available, and a member’s name is not, in any case and as a lookalike', async () => {
  expect(await check(newAccount())).toMatchObject(available)
  const username = await newName()
  expect(await check(username)).toMatchObject(taken)
  expect(await check(username.toUpperCase())).toMatchObject(taken)
  const alike = await gateway.call(register, registration('holl0w1amp'))
  expect(alike).toMatchObject({ ok: true })
  expect(await check('hollowlamp')).toMatchObject(taken)
})

test.each(['ab', ' player77', 'no/such/name', 'x'.repeat(64)])('%j does not meet the rule', async (username) => {
  expect(await check(username)).toMatchObject({ ok: false, code: 'username.invalid' })
})

test('a check does not reserve a name: two visitors get the same answer', async () => {
  const username = newAccount()
  expect(await check(username)).toMatchObject(available)
  expect(await check(username)).toMatchObject(available)
})

test('a network gets a limited number of answers about taken names per hour, and is then refused for all names', async () => {
  const { config, clock } = gateway.ports
  const usual = config.takenNamesPerNetwork
  const username = await newName()
  config.takenNamesPerNetwork = 2
  clock.offsetMs = HOUR_MS + 1
  expect(await check(username)).toMatchObject(taken)
  expect(await check(username)).toMatchObject(taken)
  expect(await check(username)).toMatchObject({ ok: false, code: 'request.too_many' })
  expect(await check(newAccount())).toMatchObject({ ok: false, code: 'request.too_many' })
  clock.offsetMs = 2 * HOUR_MS + 2
  expect(await check(newAccount())).toMatchObject(available)
  config.takenNamesPerNetwork = usual
  clock.offsetMs = 0
})

test('where registration is off, the check is refused for every name', async () => {
  await auroraSwitches(gateway, { REG3: false })
  expect(await check(newAccount())).toMatchObject({ ok: false, code: 'function.not.available' })
  await auroraSwitches(gateway, { REG3: true })
})
