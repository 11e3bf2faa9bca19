import { getCaptcha } from '@ante/contract/identity/captcha.ts'
import { login } from '@ante/contract/identity/session.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { disableMember } from '../disable-member.ts'
import { findAccount } from '../members.ts'
import { isOutdated } from '../../kit/password.ts'
import { newAccount, newMember, PASSWORD, solvedCaptcha, wrongCaptcha } from '../test/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
// All tests share one address: failures are reset, so that the next test requires no captcha.
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

const logIn = (username: string, password: string, more: { captchaId?: string; captcha?: string } = {}) =>
  gateway.call(login, { type: 'username', username, password, ...more })

const rowOf = async (account: string) => {
  const row = await findAccount(gateway.ports.db, 'aurora', account)
  if (!row) throw new Error(`there is no account ${account}`)
  return row
}

// rules: calls-1
test('a demo account signs in with its password and gets a session', async () => {
  const answer = await logIn('player01', 'Demo2026')

  expect(answer).toEqual({
    ok: true,
    value: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      merchantCode: 'aurora',
      userName: 'player01',
      customerType: 0,
      firstTimeLogin: true,
    },
  })
})

test('only the first sign-in is marked as the first', async () => {
  const first = await logIn('player02', 'Demo2026')
  const second = await logIn('player02', 'Demo2026')

  expect([first, second]).toMatchObject([{ value: { firstTimeLogin: true } }, { value: { firstTimeLogin: false } }])
})

test('case and surrounding blanks of the name are ignored', async () => {
  const { userName } = await newMember(gateway)

  expect(await logIn(`  ${userName.toUpperCase()} `, PASSWORD)).toMatchObject({ ok: true, value: { userName } })
})

test('a member of one merchant is unknown at another', async () => {
  const { userName } = await newMember(gateway)

  const answer = await gateway.call(
    login,
    { type: 'username', username: userName, password: PASSWORD },
    { host: 'lotus.localhost' },
  )

  expect(answer).toMatchObject({ ok: false, code: 'login.credentials.incorrect' })
})

// rules: errors-5
test('a wrong password and an unknown account get the same refusal', async () => {
  const { userName } = await newMember(gateway)
  const refusal = { ok: false, status: 400, code: 'login.credentials.incorrect', details: { captcha: true } }

  expect(await logIn(userName, 'Secret2027')).toEqual(refusal)
  await gateway.ports.db.deleteFrom('login_failure').execute()
  expect(await logIn(newAccount(), PASSWORD)).toEqual(refusal)
})

test('a trial account cannot be used with a password', async () => {
  await gateway.ports.db.deleteFrom('login_failure').execute()
  for (const password of ['', 'trial', 'Demo2026'].filter(Boolean)) {
    await gateway.ports.db.deleteFrom('login_failure').execute()
    expect(await logIn('trial00000001', password)).toMatchObject({ code: 'login.credentials.incorrect' })
  }
})

// rules: login-2, calls-2
test('after a failure the account requires a captcha, and the right answer is accepted', async () => {
  const { userName } = await newMember(gateway)
  await logIn(userName, 'Secret2027')

  expect(await logIn(userName, PASSWORD)).toMatchObject({ code: 'captcha.required', details: { captcha: true } })

  const { captchaId, captcha } = await solvedCaptcha(gateway)
  const missed = await logIn(userName, PASSWORD, { captchaId, captcha: wrongCaptcha(captcha) })
  expect(missed).toMatchObject({ code: 'captcha.incorrect', details: { captcha: true } })

  expect(await logIn(userName, PASSWORD, await solvedCaptcha(gateway))).toMatchObject({ ok: true })
  expect(await logIn(userName, PASSWORD)).toMatchObject({ ok: true })
})

test('after a failure the address requires a captcha for other accounts too', async () => {
  const { userName } = await newMember(gateway)
  await logIn(newAccount(), PASSWORD)

  expect(await logIn(userName, PASSWORD)).toMatchObject({ code: 'captcha.required' })
})

test('a failure is forgotten after half an hour', async () => {
  const { userName } = await newMember(gateway)
  await logIn(userName, 'Secret2027')

  gateway.ports.clock.offsetMs = 31 * 60_000

  expect(await logIn(userName, PASSWORD)).toMatchObject({ ok: true })
})

test('forgotten failures are deleted from the table', async () => {
  await logIn(newAccount(), PASSWORD)
  gateway.ports.clock.offsetMs = 25 * 3_600_000
  await logIn(newAccount(), PASSWORD)

  const rows = await gateway.ports.db.selectFrom('login_failure').select('scope').execute()
  expect(rows.map(({ scope }) => scope).toSorted()).toEqual(['account', 'network', 'network', 'source'])
})

// rules: calls-18
test('a merchant without captchas requires none', async () => {
  const { ports } = gateway
  const settings = await ports.db
    .selectFrom('merchant')
    .select('settings')
    .where('code', '=', 'aurora')
    .executeTakeFirstOrThrow()
  const store = (changed: object) =>
    ports.db
      .updateTable('merchant')
      .set({ settings: JSON.stringify(changed) })
      .where('code', '=', 'aurora')
      .execute()
  const { userName } = await newMember(gateway)
  await store({ ...settings.settings, flags: { ...settings.settings.flags, CAPTCHA3: false } })
  ports.bus.publish('merchant', '')
  await expect.poll(() => gateway.call(getCaptcha, {})).toMatchObject({ code: 'function.not.available' })

  const refusal = { code: 'login.credentials.incorrect', details: { captcha: false } }
  expect(await logIn(userName, 'Secret2027')).toMatchObject(refusal)
  expect(await logIn(userName, PASSWORD)).toMatchObject({ ok: true })

  await store(settings.settings)
  ports.bus.publish('merchant', '')
  await expect.poll(() => gateway.call(getCaptcha, {})).toMatchObject({ ok: true })
})

// rules: errors-17
test('a disabled account is reported after the right password only, and its sessions end', async () => {
  const { userName, token } = await newMember(gateway)
  await disableMember(gateway.ports.db, (await rowOf(userName)).id)

  expect(await gateway.call(getMemberInfo, {}, { token })).toMatchObject({ status: 401, code: 'login.not.session' })
  expect(await logIn(userName, PASSWORD)).toEqual({ ok: false, status: 400, code: 'account.disabled', details: {} })
  expect(await logIn(userName, 'Secret2027')).toMatchObject({ code: 'login.credentials.incorrect' })
})

test('a password hashed with weaker parameters is rehashed at the next sign-in', async () => {
  const { userName } = await newMember(gateway)
  const weak = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 })
  await gateway.ports.db.updateTable('member').set({ password_hash: weak }).where('account', '=', userName).execute()

  expect(await logIn(userName, PASSWORD)).toMatchObject({ ok: true })

  const { password_hash: stored } = await rowOf(userName)
  expect(stored && isOutdated(stored)).toBe(false)
  expect(await logIn(userName, PASSWORD)).toMatchObject({ ok: true })
})

// rules: login-1
test.each([
  { type: 'username', username: '', password: 'x' },
  { type: 'username', username: '   ', password: 'x' },
  { type: 'username', username: 'x'.repeat(65), password: 'x' },
  { type: 'username', username: 'player01', password: '' },
  { type: 'username', username: 'player01', password: 'x'.repeat(65) },
  { type: 'carrier pigeon', username: 'player01', password: 'x' },
  { type: 'username', username: 'player01', password: 'x', captcha: 'ab-d' },
  { type: 'username', username: 'player01', password: 'x', captcha: '12345678901234567' },
  { type: 'username', username: 'player01', password: 'x', loginDeviceId: 'short' },
])('a login with %j is refused', async (input) => {
  const response = await gateway.fetch(login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  expect([response.status, await response.json()]).toMatchObject([400, { errorCode: 'request.invalid' }])
})

test('a name that contains a NUL is refused as invalid input', async () => {
  expect(await logIn('player\u000001', PASSWORD)).toMatchObject({ code: 'request.invalid' })
})

test('a spelling that only the database equates with a name is an unknown account, and gives no additional attempts', async () => {
  const { userName } = await newMember(gateway, `i${newAccount()}`)
  expect(await logIn(userName.replace('i', '\u0130'), PASSWORD)).toMatchObject({ code: 'login.credentials.incorrect' })
  await gateway.ports.db.deleteFrom('login_failure').execute()
  expect(await logIn(userName.toUpperCase(), PASSWORD)).toMatchObject({ ok: true })
})
