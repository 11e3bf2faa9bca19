import { changePassword } from '@ante/contract/identity/change-password.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  getSecondFactor,
  loginSecondFactor,
  makeRecoveryCodes,
  removeAuthenticator,
} from '@ante/contract/identity/second-factor.ts'
import { login } from '@ante/contract/identity/session.ts'
import { listSignIns } from '@ante/contract/identity/sessions.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { disableMember } from '../disable-member.ts'
import { findAccount } from '../members.ts'
import { purposeOf } from './second-factor.ts'
import { newMember, PASSWORD } from '../test/people.ts'
import { base32, stepAt, totp } from '../../kit/totp.ts'

const HALF_MINUTE_MS = 30_000
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

interface Guarded {
  userName: string
  token: string
  secret: Buffer
  recoveryCodes: string[]
}

const now = () => gateway.ports.clock.now()
/** Returns the code that the member's app shows now; each half minute has its own code, which is accepted once. */
const codeOf = ({ secret }: Pick<Guarded, 'secret'>) => totp(secret, stepAt(now()))
const wrongFor = (guarded: Pick<Guarded, 'secret'>) => {
  const codes = [-1, 0, 1].map((away) => totp(guarded.secret, stepAt(now()) + away))
  return ['000000', '111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? ''
}
const nextCode = () => {
  gateway.ports.clock.offsetMs += 2 * HALF_MINUTE_MS
}

async function secretOf(userName: string): Promise<Buffer> {
  const row = await findAccount(gateway.ports.db, 'aurora', userName)
  if (!row) throw new Error('no account')
  const { secret } = await gateway.ports.db
    .selectFrom('authenticator')
    .select('secret')
    .where('member_id', '=', row.id)
    .executeTakeFirstOrThrow()
  const opened = gateway.ports.secrets.open(secret, purposeOf(row.id))
  if (!opened) throw new Error('the secret is sealed with another key')
  return opened
}

async function guardedMember(): Promise<Guarded> {
  const { userName, token } = await newMember(gateway)
  const authenticator = await gateway.call(beginAuthenticator, { password: PASSWORD }, { token })
  if (!authenticator.ok) throw new Error(authenticator.code)
  const secret = await secretOf(userName)
  const confirmed = await gateway.call(confirmAuthenticator, { code: codeOf({ secret }) }, { token })
  if (!confirmed.ok) throw new Error(confirmed.code)
  nextCode()
  return { userName, token, secret, recoveryCodes: confirmed.value.recoveryCodes }
}

const logIn = (username: string) => gateway.call(login, { type: 'username', username, password: PASSWORD })
async function challengeFor({ userName }: Guarded): Promise<string> {
  // After an earlier wrong code, the login would otherwise require a captcha.
  await gateway.ports.db.deleteFrom('login_failure').execute()
  const answer = await logIn(userName)
  if (answer.ok || answer.code !== 'login.second_factor.required') throw new Error('no second factor was required')
  return (answer.details as { challenge: string }).challenge
}
const complete = (challenge: string, code: string, host?: string) =>
  gateway.call(loginSecondFactor, { challenge, code }, host ? { host } : {})

test('the secret is shown in both forms that apps accept, and changes nothing until it is confirmed', async () => {
  const { userName, token } = await newMember(gateway)

  const authenticator = await gateway.call(beginAuthenticator, { password: PASSWORD }, { token })

  const secret = base32(await secretOf(userName))
  const uri = `otpauth://totp/Aurora:${userName}?secret=${secret}&issuer=Aurora&algorithm=SHA1&digits=6&period=30`
  expect(authenticator).toEqual({ ok: true, value: { secret, uri } })
  expect(await logIn(userName)).toMatchObject({ ok: true })
  const guards = await gateway.call(getSecondFactor, {}, { token })
  expect(guards).toEqual({
    ok: true,
    value: { hasPassword: true, passwordChangedAt: null, authenticator: false, recoveryCodesLeft: 0 },
  })
})

test('once confirmed, the password does not suffice, and a code of the app completes the sign-in', async () => {
  const guarded = await guardedMember()

  const answer = await logIn(guarded.userName)
  const details = { challenge: expect.stringMatching(/^[\w-]{43}$/), expiresInSeconds: 300 }
  expect(answer).toEqual({ ok: false, status: 400, code: 'login.second_factor.required', details })

  const entered = await complete(await challengeFor(guarded), codeOf(guarded))
  expect(entered).toMatchObject({ ok: true, value: { userName: guarded.userName } })
  const token = entered.ok ? entered.value.token : ''
  expect(await gateway.call(getMemberInfo, {}, { token })).toMatchObject({ ok: true })
})

test('neither a used code nor an earlier one is accepted', async () => {
  const guarded = await guardedMember()
  const code = codeOf(guarded)
  expect(await complete(await challengeFor(guarded), code)).toMatchObject({ ok: true })

  expect(await complete(await challengeFor(guarded), code)).toMatchObject({ code: 'second_factor.incorrect' })
  const earlier = totp(guarded.secret, stepAt(now()) - 1)
  expect(await complete(await challengeFor(guarded), earlier)).toMatchObject({ code: 'second_factor.incorrect' })
})

test('sent many times simultaneously, one code opens one session', async () => {
  const guarded = await guardedMember()
  const [challenge, code] = [await challengeFor(guarded), codeOf(guarded)]

  const answers = await Promise.all(Array.from({ length: 4 }, () => complete(challenge, code)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a challenge is valid once, for five minutes, and only at the member’s merchant', async () => {
  const guarded = await guardedMember()
  const challenge = await challengeFor(guarded)
  expect(await complete(challenge, codeOf(guarded), 'lotus.localhost')).toMatchObject({ code: 'second_factor.expired' })
  expect(await complete(challenge, codeOf(guarded))).toMatchObject({ ok: true })
  nextCode()
  expect(await complete(challenge, codeOf(guarded))).toMatchObject({ code: 'second_factor.expired' })

  const old = await challengeFor(guarded)
  gateway.ports.clock.offsetMs += 5 * 60_000 + 1000
  expect(await complete(old, codeOf(guarded))).toMatchObject({ code: 'second_factor.expired' })
  expect(await complete('made up', codeOf(guarded))).toMatchObject({ code: 'second_factor.expired' })
})

test('codes cannot be guessed: after five failures each attempt waits, for any caller and any number of sign-ins', async () => {
  const guarded = await guardedMember()
  const challenges = [await challengeFor(guarded), await challengeFor(guarded)]
  const answers: string[] = []
  for (let count = 0; count < 12; count++) {
    const answer = await complete(challenges[count % 2] ?? '', wrongFor(guarded))
    answers.push(answer.ok ? 'in' : answer.code)
  }
  expect(answers.slice(0, 5)).toEqual(Array(5).fill('second_factor.incorrect'))
  expect(answers).toContain('request.too_many')
})

test('a recovery code is accepted once, in any notation', async () => {
  const guarded = await guardedMember()
  const [code = '', other = ''] = guarded.recoveryCodes
  expect(guarded.recoveryCodes).toHaveLength(10)
  expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)

  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')}`
  const entered = await complete(await challengeFor(guarded), typed)
  expect(entered).toMatchObject({ ok: true })
  expect(await complete(await challengeFor(guarded), code)).toMatchObject({ code: 'second_factor.incorrect' })
  expect(await complete(await challengeFor(guarded), other)).toMatchObject({ ok: true })

  const token = entered.ok ? entered.value.token : ''
  const guards = await gateway.call(getSecondFactor, {}, { token })
  expect(guards).toMatchObject({ value: { authenticator: true, recoveryCodesLeft: 8 } })
  const received = await gateway.call(listSignIns, {}, { token })
  const kinds = received.ok && received.value.events.map(({ kind }) => kind)
  expect(kinds).toEqual(['recovery_code.used', 'recovery_code.used', 'authenticator.added'])
})

test('a recovery code is refused for another account', async () => {
  const [first, second] = [await guardedMember(), await guardedMember()]
  const [code = ''] = second.recoveryCodes
  expect(await complete(await challengeFor(first), code)).toMatchObject({ code: 'second_factor.incorrect' })
})

test('new recovery codes replace all remaining ones', async () => {
  const guarded = await guardedMember()
  const [old = ''] = guarded.recoveryCodes
  const proof = { password: PASSWORD, code: codeOf(guarded) }

  const made = await gateway.call(makeRecoveryCodes, proof, { token: guarded.token })

  const [code = ''] = made.ok ? made.value.recoveryCodes : []
  expect(await complete(await challengeFor(guarded), old)).toMatchObject({ code: 'second_factor.incorrect' })
  expect(await complete(await challengeFor(guarded), code)).toMatchObject({ ok: true })
})

test('removing the app requires password and code', async () => {
  const guarded = await guardedMember()
  const remove = (password: string, code: string) =>
    gateway.call(removeAuthenticator, { password, code }, { token: guarded.token })

  expect(await remove('Secret2027', codeOf(guarded))).toMatchObject({ code: 'password.incorrect' })
  expect(await remove(PASSWORD, wrongFor(guarded))).toMatchObject({ code: 'second_factor.incorrect' })
  expect(await remove(PASSWORD, codeOf(guarded))).toEqual({ ok: true, value: {} })

  await gateway.ports.db.deleteFrom('login_failure').execute()
  expect(await logIn(guarded.userName)).toMatchObject({ ok: true })
  nextCode()
  expect(await remove(PASSWORD, codeOf(guarded))).toMatchObject({ status: 404, code: 'authenticator.not.found' })
})

test.each([
  ['a wrong password does not start the setup of an authenticator app', 'Secret2027', 'password.incorrect'],
  ['a member with an authenticator app cannot set up another', PASSWORD, 'authenticator.exists'],
])('%s', async (_, password, code) => {
  const { token } = await guardedMember()
  expect(await gateway.call(beginAuthenticator, { password }, { token })).toMatchObject({ ok: false, code })
})

test('a confirmation requires a begun setup and a right code, and works once', async () => {
  const { userName, token } = await newMember(gateway)
  const confirm = (code: string) => gateway.call(confirmAuthenticator, { code }, { token })
  expect(await confirm('123456')).toMatchObject({ status: 404, code: 'authenticator.not.found' })

  await gateway.call(beginAuthenticator, { password: PASSWORD }, { token })
  const secret = await secretOf(userName)
  expect(await confirm(wrongFor({ secret }))).toMatchObject({ code: 'second_factor.incorrect' })
  expect(await confirm(codeOf({ secret }))).toMatchObject({ ok: true })
  nextCode()
  expect(await confirm(codeOf({ secret }))).toMatchObject({ code: 'authenticator.exists' })
})

test('an account closed meanwhile is reported only after the second factor', async () => {
  const guarded = await guardedMember()
  const challenge = await challengeFor(guarded)
  const row = await findAccount(gateway.ports.db, 'aurora', guarded.userName)
  await disableMember(gateway.ports.db, row?.id ?? -1n)
  expect(await complete(challenge, wrongFor(guarded))).toMatchObject({ code: 'second_factor.incorrect' })
  expect(await complete(challenge, codeOf(guarded))).toMatchObject({ code: 'account.disabled' })
})

test('the database contains neither secret nor recovery code in plain text', async () => {
  const { userName, secret, recoveryCodes } = await guardedMember()
  const row = await findAccount(gateway.ports.db, 'aurora', userName)
  const stored = await gateway.ports.db
    .selectFrom('authenticator')
    .select('secret')
    .where('member_id', '=', row?.id ?? -1n)
    .executeTakeFirstOrThrow()
  expect(stored.secret.includes(secret)).toBe(false)
  const hashes = await gateway.ports.db.selectFrom('recovery_code').select('code_hash').execute()
  for (const code of recoveryCodes) {
    expect(hashes.some(({ code_hash: hash }) => hash.includes(Buffer.from(code.replaceAll('-', ''))))).toBe(false)
  }
})

// rules: abuse-1
test('a sign-in begun with the old password cannot be completed after a password change', async () => {
  const guarded = await guardedMember()
  const challenge = await challengeFor(guarded)

  const change = { oldPassword: PASSWORD, newPassword: 'Other2026', confirmNewPassword: 'Other2026' }
  expect(await gateway.call(changePassword, change, { token: guarded.token })).toMatchObject({ ok: true })

  expect(await complete(challenge, codeOf(guarded))).toMatchObject({ code: 'second_factor.expired' })
})
