import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET, staff } from '@ante/demo/staff.ts'
import { roleTemplates } from '@ante/contract/staff/role-templates.ts'
import { completeSignIn, signInByPassword } from '@ante/contract/staff/sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inTransaction } from '../kit/db.ts'
import { bytesOfBase32, stepAt, totp } from '../kit/totp.ts'
import { callConsole } from '../staff/test/staff-members.ts'
import { startGateway } from '../test/start-gateway.ts'
import type { TestGateway } from '../test/start-gateway.ts'
import { staffPart } from './staff-part.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  for (const _ of ['first', 'again']) await inTransaction(gateway.ports.db, (tx) => staffPart(gateway.ports).write(tx))
})
afterAll(() => gateway.stop())

test('the demo has one account per role', () => {
  expect(staff.map(({ role }) => role).toSorted()).toEqual(roleTemplates.map(({ code }) => code).toSorted())
})

test.each(staff)('$mail signs in with the printed password and secret', async ({ mail }) => {
  const begun = await callConsole(gateway, signInByPassword, { mail, password: DEMO_STAFF_PASSWORD })
  const code = totp(bytesOfBase32(DEMO_STAFF_SECRET), stepAt(gateway.ports.clock.now()))
  const challenge = begun.ok ? begun.value.challenge : ''
  expect(await callConsole(gateway, completeSignIn, { challenge, code })).toMatchObject({ ok: true })
})
