import { register } from '@ante/contract/identity/register.ts'
import { getSettings } from '@ante/contract/merchant/settings.ts'
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

const registerWith = (more: object = {}) => gateway.call(register, { ...registration(newAccount()), ...more })
const closed = { ok: false, status: 403, code: 'function.not.available' }

test('where an invitation is required, visitors without one cannot register', async () => {
  await auroraSwitches(gateway, { DIRECTREG3: false })

  expect(await registerWith()).toMatchObject(closed)
  expect(await registerWith({ affiliateCode: 'NOBODY99' })).toMatchObject({ code: 'affiliate.invalid' })
  expect(await registerWith({ affiliateCode: 'AGENT01' })).toMatchObject({ ok: true })
})

test('without invitations registration is closed', async () => {
  await auroraSwitches(gateway, { DIRECTREG3: false, AFFMAN3: false })

  expect(await registerWith({ affiliateCode: 'AGENT01' })).toMatchObject(closed)
})

test('where invitations are disabled, a given code is ignored', async () => {
  await auroraSwitches(gateway, { DIRECTREG3: true, AFFMAN3: false })

  expect(await registerWith({ affiliateCode: 'AGENT01' })).toMatchObject({ ok: true })
})

test.each([
  [{ DIRECTREG3: true, AFFMAN3: true }, 'open'],
  [{ DIRECTREG3: false, AFFMAN3: true }, 'invited'],
  [{ DIRECTREG3: false, AFFMAN3: false }, 'closed'],
] as const)('with %j the settings say that registration is %s', async (switches, requested) => {
  await auroraSwitches(gateway, switches)

  const settings = async () => {
    const answer = await gateway.call(getSettings, {})
    return answer.ok ? answer.value.register : answer.code
  }
  await expect.poll(settings).toBe(requested)
})
