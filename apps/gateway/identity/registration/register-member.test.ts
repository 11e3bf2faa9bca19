import { randomUUID } from 'node:crypto'

import { getRegistrationRules, register } from '@ante/contract/identity/register.ts'
import { login } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { findAccount } from '../members.ts'
import { newAccount, PASSWORD, registration, solvedCaptcha, wrongCaptcha } from '../test/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

type Form = ReturnType<typeof registration>

const at =
  (host: string) =>
  (form: Form, key: string = randomUUID()) =>
    gateway.call(register, form, { host, headers: { [header.idempotencyKey]: key } })
const registerAt = { aurora: at('localhost'), lotus: at('lotus.localhost') }

const members = async (account: string) => {
  const rows = await gateway.ports.db.selectFrom('member').select('account').execute()
  return rows.filter((row) => row.account.toLowerCase() === account.toLowerCase()).length
}

test('a new member is signed in immediately and can sign in again with the password', async () => {
  const account = newAccount()

  const answer = await registerAt.aurora(registration(account))

  const session = { merchantCode: 'aurora', userName: account, customerType: 0, firstTimeLogin: true }
  expect(answer).toMatchObject({ ok: true, value: session })
  const token = answer.ok ? answer.value.token : ''
  expect(await gateway.call(getMemberInfo, {}, { token })).toMatchObject({ ok: true, value: { account, type: 0 } })
  const credentials = { type: 'username', username: account, password: PASSWORD } as const
  expect(await gateway.call(login, credentials)).toMatchObject({ ok: true, value: { firstTimeLogin: false } })
})

// rules: calls-8
test('origin and device of a registration are stored, and no plain password', async () => {
  const account = newAccount()
  await registerAt.aurora({ ...registration(account), registerUrl: 'promo.example', registerMethod: 'PWA' })

  const row = await findAccount(gateway.ports.db, 'aurora', account)

  expect(row).toMatchObject({ register_url: 'promo.example', register_method: 'PWA', registered_from: '127.0.0.1' })
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

// rules: errors-15
test.each([
  [{ username: 'abc' }, 'username.invalid'],
  [{ username: '' }, 'username.invalid'],
  [{ username: '1abcdefg' }, 'username.invalid'],
  [{ password: 'abc' }, 'password.invalid'],
  [{ password: 'with blanks' }, 'password.invalid'],
  [{ confirmPassword: 'Secret2027' }, 'password.confirmation.mismatch'],
  [{ username: 'player01' }, 'username.exists'],
  [{ username: 'PLAYER01' }, 'username.exists'],
])('a form with %j is refused with %s', async (changes, code) => {
  const form = { ...registration(newAccount()), ...changes }

  expect(await registerAt.aurora(form)).toEqual({ ok: false, status: 400, code, details: {} })
})

test('the same name is free at another merchant', async () => {
  const account = newAccount()
  await registerAt.aurora(registration(account))

  const form = { ...registration(account), ...(await solvedCaptcha(gateway, 'lotus.localhost')) }

  expect(await registerAt.lotus(form)).toMatchObject({ ok: true, value: { merchantCode: 'lotus', userName: account } })
})

// rules: registration-4
test('a merchant with captchas refuses a registration without one', async () => {
  const form = registration(newAccount())
  expect(await registerAt.lotus(form)).toMatchObject({ ok: false, code: 'captcha.required' })

  const missed = await solvedCaptcha(gateway, 'lotus.localhost')
  const withWrong = { ...form, ...missed, captcha: wrongCaptcha(missed.captcha) }
  expect(await registerAt.lotus(withWrong)).toMatchObject({ ok: false, code: 'captcha.incorrect' })

  const solved = await solvedCaptcha(gateway, 'lotus.localhost')
  expect(await registerAt.lotus({ ...form, ...solved })).toMatchObject({ ok: true })
})

// rules: calls-8
test('a repeat of a registration with its key signs the same member in', async () => {
  const [account, key] = [newAccount(), randomUUID()]
  const solved = await solvedCaptcha(gateway, 'lotus.localhost')
  const form = { ...registration(account), ...solved }

  const first = await registerAt.lotus(form, key)
  const again = await registerAt.lotus(form, key)

  expect([first, again]).toMatchObject([
    { ok: true, value: { userName: account, firstTimeLogin: true } },
    { ok: true, value: { userName: account, firstTimeLogin: true } },
  ])
  expect(first).not.toEqual(again)
  expect(await members(account)).toBe(1)
})

test('a key that created one member creates no other', async () => {
  const key = randomUUID()
  const form = registration(newAccount())
  await registerAt.aurora(form, key)

  const conflict = { ok: false, status: 409, code: 'idempotency_key.conflict' }
  expect(await registerAt.aurora(registration(newAccount()), key)).toMatchObject(conflict)
  const otherPassword = { ...form, password: 'Secret2027', confirmPassword: 'Secret2027' }
  expect(await registerAt.aurora(otherPassword, key)).toMatchObject(conflict)
})

// rules: abuse-7
test('after an hour a repeat with the key does not sign in any more', async () => {
  const [account, key] = [newAccount(), randomUUID()]
  await registerAt.aurora(registration(account), key)

  gateway.ports.clock.offsetMs = 3_600_001
  const answer = await registerAt.aurora(registration(account), key)
  gateway.ports.clock.offsetMs = 0

  expect(answer).toMatchObject({ ok: false, status: 409, code: 'idempotency_key.conflict' })
})

// rules: abuse-7
test('a key does not bypass a second factor', async () => {
  const [account, key] = [newAccount(), randomUUID()]
  await registerAt.aurora(registration(account), key)
  const member = await findAccount(gateway.ports.db, 'aurora', account)
  const now = gateway.ports.clock.now()
  await gateway.ports.db
    .insertInto('authenticator')
    .values({ member_id: member?.id ?? 0n, secret: Buffer.from('sealed'), begun_at: now, confirmed_at: now })
    .execute()

  const answer = await registerAt.aurora(registration(account), key)
  expect(answer).toMatchObject({ ok: false, status: 409, code: 'idempotency_key.conflict' })
})

// rules: abuse-6
test('the number of registrations per network and day is limited, and repeats sign in nevertheless', async () => {
  const { config, clock } = gateway.ports
  const [account, key] = [newAccount(), randomUUID()]
  await registerAt.aurora(registration(account), key)
  config.registrationsPerNetwork = 1

  const refused = await registerAt.aurora(registration(newAccount()))
  const again = await registerAt.aurora(registration(account), key)
  clock.offsetMs = 24 * 3_600_000 + 60_000
  const nextDay = await registerAt.aurora(registration(newAccount()))
  Object.assign(config, { registrationsPerNetwork: 100_000 })
  clock.offsetMs = 0

  const details = { retryAfterSeconds: expect.any(Number) }
  expect(refused).toEqual({ ok: false, status: 429, code: 'request.too_many', details })
  expect(again).toMatchObject({ ok: true })
  expect(nextDay).toMatchObject({ ok: true })
})

test('a registration without a key is refused', async () => {
  const response = await gateway.fetch(register.path, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(registration(newAccount())),
  })

  expect([response.status, await response.json()]).toMatchObject([400, { errorCode: 'idempotency_key.missing' }])
})

// rules: errors-14
test('of many simultaneous registrations of one name, exactly one succeeds', async () => {
  const account = newAccount()
  const spelled = (index: number) => (index % 2 === 0 ? account : account.toUpperCase())

  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => registerAt.aurora(registration(spelled(index)))),
  )

  const codes = answers.map((answer) => (answer.ok ? 'made' : answer.code)).toSorted()
  expect(codes).toEqual(['made', ...Array<string>(11).fill('username.exists')])
  expect(await members(account)).toBe(1)
})

// rules: registration-10
test('of twenty simultaneous registrations of one name at two instances, in any case, exactly one succeeds', async () => {
  const other = await startGatewayOn(gateway.databaseUrl)
  const account = newAccount()
  const spelled = (index: number) =>
    Array.from(account, (letter, position) => ((index >> (position % 5)) & 1 ? letter.toUpperCase() : letter)).join('')

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? gateway : other).call(register, registration(spelled(index))),
    ),
  )

  const codes = answers.map((answer) => (answer.ok ? 'made' : answer.code)).toSorted()
  expect(codes).toEqual(['made', ...Array<string>(19).fill('username.exists')])
  expect(await members(account)).toBe(1)
  // The winner's password signs in, in any spelling of the name.
  const [winner] = answers.filter((answer) => answer.ok)
  const credentials = { type: 'username', username: account, password: PASSWORD } as const
  expect(await other.call(login, credentials)).toMatchObject({ value: { userName: winner?.value.userName } })
  await other.stop()
})

test('sent many times simultaneously with one key, a registration creates one member and signs every call in', async () => {
  const [account, key] = [newAccount(), randomUUID()]
  const form = { ...registration(account), ...(await solvedCaptcha(gateway, 'lotus.localhost')) }

  const answers = await Promise.all(Array.from({ length: 6 }, () => registerAt.lotus(form, key)))

  expect(answers.map((answer) => answer.ok && answer.value.userName)).toEqual(Array(6).fill(account))
  expect(await members(account)).toBe(1)
})

// rules: calls-16
test('registration applies the same rules that it sends to browsers', async () => {
  const rules = await gateway.call(getRegistrationRules, {}, { host: 'lotus.localhost' })

  expect(rules).toMatchObject({
    ok: true,
    value: {
      username: { enabled: true, required: true, regExp: '^[A-Za-z][A-Za-z0-9]{5,13}$' },
      password: { enabled: true, required: true, regExp: '^[A-Za-z0-9]{6,12}$' },
      captcha: { enabled: true },
      nickname: { enabled: true, required: false, regExp: '^.{1,20}$' },
      idNumber: { enabled: false, required: false },
      methods: { username: true, mobileNum: false },
    },
  })
})

/** Timeout in milliseconds: every accepted registration hashes a password, which takes long on a busy machine. */
const LONG = { timeout: 180_000 }

test('any input is accepted or refused, and never causes an internal error', LONG, async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom('player01', 'Abc12345', '\u0000'))
  const anything = fc.oneof(text, fc.anything({ maxDepth: 1 }), fc.constant(undefined))
  const form = fc.record({
    type: fc.oneof(fc.constant(0), fc.anything()),
    username: anything,
    password: anything,
    confirmPassword: anything,
    captcha: anything,
    captchaId: anything,
    registerUrl: anything,
    registerMethod: fc.oneof(fc.constantFrom('APP', 'H5', 'WEBCLIP', 'PWA'), anything),
    email: anything,
    mobileNum: anything,
    verificationCode: anything,
    affiliateCode: anything,
    countryDialingCode: anything,
  })
  await fc.assert(
    fc.asyncProperty(form, fc.constantFrom('localhost', 'lotus.localhost'), async (input, host) => {
      const body = JSON.stringify(input, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
      const headers = { 'Content-Type': 'application/json', [header.idempotencyKey]: randomUUID() }
      const { status } = await gateway.fetch(register.path, { method: 'PUT', headers, body }, host)
      // Where registration by number is disabled, a form without name is refused.
      expect([200, 400, 403]).toContain(status)
    }),
    { numRuns: 300 },
  )
})

test('any text typed into a valid form is accepted or refused', LONG, async () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{5,11}$/))
  await fc.assert(
    fc.asyncProperty(text, text, text, async (username, password, registerUrl) => {
      const form = { ...registration(username), password, confirmPassword: password, registerUrl }
      const answer = await registerAt.aurora(form)
      expect(answer.ok ? 200 : answer.status).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})
