import { changePassword } from '@ante/contract/identity/change-password.ts'
import { getRegistrationRules, register } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newAccount, newMember, PASSWORD, registration } from '../test/people.ts'
import { demanded, requireAtAurora } from '../test/rules.ts'
import { hashPassword } from '../../kit/password.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
  // The pattern accepts any characters, so that these passwords are refused for weakness only.
  const anyPassword = demanded('^.{6,20}$')
  await requireAtAurora(gateway, { password: anyPassword })
  await vi.waitUntil(async () => {
    const rules = await gateway.call(getRegistrationRules, {})
    return rules.ok && rules.value.password.regExp === anyPassword.regExp
  }, 15_000)
})
afterAll(() => gateway.stop())

const weak: [kind: string, passwordFor: (account: string) => string, code: string][] = [
  ['known from breaches', () => 'trustno1', 'password.common'],
  ['like the name', (account) => account.toUpperCase(), 'password.like.username'],
  ['the name with digits', (account) => `${account}99`, 'password.like.username'],
  ['repeated', () => 'abababab', 'password.easy'],
  ['a sequence', () => '23456789', 'password.easy'],
]

test.each(weak)('registration with a password that is %s is refused', async (_kind, passwordFor, code) => {
  const account = newAccount()
  const password = passwordFor(account)
  const answer = await gateway.call(register, { ...registration(account), password, confirmPassword: password })
  expect(answer).toMatchObject({ ok: false, status: 400, code })
})

test.each(weak)('a change to a password that is %s is refused', async (_kind, passwordFor, code) => {
  const { userName, token } = await newMember(gateway)
  const newPassword = passwordFor(userName)
  const passwords = { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword }
  expect(await gateway.call(changePassword, passwords, { token })).toMatchObject({ ok: false, status: 400, code })
})

test('an existing weak password can still be used to sign in', async () => {
  const { userName } = await newMember(gateway)
  await gateway.ports.db
    .updateTable('member')
    .set({ password_hash: await hashPassword('password1') })
    .where('account', '=', userName)
    .execute()
  const answer = await gateway.call(login, { type: 'username', username: userName, password: 'password1' })
  expect(answer).toMatchObject({ ok: true })
})
