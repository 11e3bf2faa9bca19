import { changePassword } from '@ante/contract/identity/change-password.ts'
import { getSecondFactor } from '@ante/contract/identity/second-factor.ts'
import { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import { listSignIns } from '@ante/contract/identity/sessions.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { newMember, PASSWORD } from '../test/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

const NEW = 'Other2026'
const form = (changes: Partial<InputOf<typeof changePassword>> = {}) => ({
  oldPassword: PASSWORD,
  newPassword: NEW,
  confirmNewPassword: NEW,
  ...changes,
})
const change = (token: string, changes?: Partial<InputOf<typeof changePassword>>) =>
  gateway.call(changePassword, form(changes), { token })
const logIn = (username: string, password: string) => gateway.call(login, { type: 'username', username, password })
const isAlive = async (token: string) => (await gateway.call(getMemberInfo, {}, { token })).ok

// rules: calls-12
test('the new password is accepted, the old one is refused, and only the session that changed it survives', async () => {
  const { userName, token } = await newMember(gateway)
  const elsewhere = await logIn(userName, PASSWORD)
  if (!elsewhere.ok) throw new Error(elsewhere.code)

  expect(await change(token)).toEqual({ ok: true, value: {} })

  expect([await isAlive(token), await isAlive(elsewhere.value.token)]).toEqual([true, false])
  expect(await logIn(userName, NEW)).toMatchObject({ ok: true })
  expect(await logIn(userName, PASSWORD)).toMatchObject({ code: 'login.credentials.incorrect' })
})

test('the member sees when the password was last changed', async () => {
  const { token } = await newMember(gateway)
  const guards = async () => gateway.call(getSecondFactor, {}, { token })
  expect(await guards()).toMatchObject({ value: { hasPassword: true, passwordChangedAt: null } })

  gateway.ports.clock.offsetMs = 60_000
  const before = gateway.ports.clock.now()
  await change(token)

  const received = await guards()
  const at = received.ok ? Date.parse(received.value.passwordChangedAt ?? '') : NaN
  expect(at).toBeGreaterThanOrEqual(before.getTime())
})

// rules: password-1, password-3
test.each([
  [{ oldPassword: 'Secret2027' }, 'password.incorrect'],
  [{ newPassword: PASSWORD, confirmNewPassword: PASSWORD }, 'modify.new.old.same'],
  [{ newPassword: 'abc', confirmNewPassword: 'abc' }, 'password.invalid'],
  [{ newPassword: '', confirmNewPassword: '' }, 'password.invalid'],
  [{ confirmNewPassword: 'Other2027' }, 'password.confirmation.mismatch'],
  [{ oldPassword: 'Secret2027', newPassword: 'abc' }, 'password.incorrect'],
])('a change with %j is refused with %s, and changes nothing', async (changes, code) => {
  const { userName, token } = await newMember(gateway)
  const elsewhere = await logIn(userName, PASSWORD)

  expect(await change(token, changes)).toMatchObject({ ok: false, status: 400, code })

  expect(await isAlive(elsewhere.ok ? elsewhere.value.token : '')).toBe(true)
  await gateway.ports.db.deleteFrom('login_failure').execute()
  expect(await logIn(userName, PASSWORD)).toMatchObject({ ok: true })
})

// rules: errors-10
test('password guesses in a session are limited: after five failures the caller has to wait', async () => {
  const { token } = await newMember(gateway)
  const answers: string[] = []
  for (let count = 1; count <= 12; count++) {
    const answer = await change(token, { oldPassword: `Guess${count}` })
    answers.push(answer.ok ? 'changed' : answer.code)
  }
  expect(answers.slice(0, 5)).toEqual(Array(5).fill('password.incorrect'))
  expect(answers).toContain('request.too_many')

  gateway.ports.clock.offsetMs = 16 * 60_000
  expect(await change(token)).toMatchObject({ ok: true })
})

// rules: errors-10
test('of two simultaneous changes one is refused', async () => {
  const { userName, token } = await newMember(gateway)
  const changes = ['Other2026', 'Third2026'].map((password) =>
    change(token, { newPassword: password, confirmNewPassword: password }),
  )
  const answers = await Promise.all(changes)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const [first] = answers
  expect(await logIn(userName, first?.ok ? 'Other2026' : 'Third2026')).toMatchObject({ ok: true })
})

// rules: errors-18
test('visitors and trial players have no password to change', async () => {
  expect(await change('')).toMatchObject({ status: 401, code: 'login.not.session' })
  const trial = await gateway.call(loginFreeplay, {})
  expect(await change(trial.ok ? trial.value.token : '')).toMatchObject({ code: 'password.incorrect' })
})

test('the change is logged for the member', async () => {
  const { token } = await newMember(gateway)
  await change(token)
  const answer = await gateway.call(listSignIns, {}, { token })
  expect(answer).toMatchObject({ ok: true, value: { events: [{ kind: 'password.changed', ip: '127.0.0.1' }] } })
})
