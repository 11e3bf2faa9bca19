import { getStaffSession, signInByPassword, completeSignIn, signOut, stepUp } from '@ante/contract/staff/sign-in.ts'
import { inviteStaff, listStaff } from '@ante/contract/staff/accounts.ts'
import { login } from '@ante/contract/identity/session.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { stepAt, totp } from '../../kit/totp.ts'
import { makeTestMember } from '../../test/make-test-member.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import {
  callConsole,
  callerWith,
  codeOf,
  CONSOLE,
  entriesAbout,
  newStaff,
  signIn,
  STAFF_PASSWORD,
} from '../test/staff-members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ trustedProxy: '127.0.0.1' })
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

const forward = (ms: number) => (gateway.ports.clock.offsetMs += ms)
const MINUTE = 60_000
const owner = () => newStaff(gateway, { roles: [['platform-owner', null]] })
const ended = (reason: string) => ({ ok: false, status: 401, code: 'staff.session.ended', details: { reason } })

test('password and code open a session whose cookie is limited to this host', async () => {
  const staff = await newStaff(gateway)
  const begun = await callConsole(gateway, signInByPassword, {
    mail: ` ${staff.mail.toUpperCase()}`,
    password: STAFF_PASSWORD,
  })
  const challenge = begun.ok ? begun.value.challenge : ''
  const response = await gateway.fetch(
    completeSignIn.path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ challenge, code: codeOf(gateway, staff) }),
    },
    CONSOLE,
  )
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-ante-console=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/,
  )
  expect(await response.json()).toMatchObject({ success: true, value: { endedFormer: true } })
})

test('a password alone opens no session', async () => {
  const staff = await newStaff(gateway)
  const begun = await callConsole(gateway, signInByPassword, { mail: staff.mail, password: STAFF_PASSWORD })
  expect(begun).toEqual({ ok: true, value: { challenge: expect.any(String) } })
  const challenge = begun.ok ? begun.value.challenge : ''
  expect(await callConsole(gateway, completeSignIn, { challenge, code: '000000' })).toMatchObject({
    code: 'second_factor.incorrect',
  })
  expect(await callerWith(gateway, challenge)(getStaffSession, {})).toEqual({ ok: true, value: null })
})

test('an unknown mail, a wrong password and locked staff get the same refusal', async () => {
  const [staff, locked] = [await newStaff(gateway), await newStaff(gateway)]
  await gateway.ports.db.updateTable('staff_account').set({ state: 'locked' }).where('id', '=', locked.id).execute()
  const answers = await Promise.all([
    callConsole(gateway, signInByPassword, { mail: 'unknown@staff.example', password: STAFF_PASSWORD }),
    callConsole(gateway, signInByPassword, { mail: staff.mail, password: 'Wrong2026' }),
    callConsole(gateway, signInByPassword, { mail: locked.mail, password: STAFF_PASSWORD }),
  ])
  const [first] = answers
  expect(first).toMatchObject({ ok: false, status: 400, code: 'staff.credentials.incorrect' })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('the wait increases with each failed attempt, and failures are in the audit log', async () => {
  const staff = await newStaff(gateway)
  const codes: string[] = []
  for (let count = 0; count < 8; count++) {
    const answer = await callConsole(gateway, signInByPassword, { mail: staff.mail, password: 'Wrong2026' })
    codes.push(answer.ok ? 'in' : answer.code)
  }
  expect(codes.slice(0, 5)).toEqual(Array(5).fill('staff.credentials.incorrect'))
  expect(codes.at(-1)).toBe('request.too_many')
  const [entry] = await entriesAbout(gateway, `staff:${staff.mail}`)
  expect(entry).toMatchObject({
    action: 'staff.session.open',
    result: 'refused',
    refusal: 'staff.credentials.incorrect',
  })
})

test('no code is accepted twice, and one challenge opens one session', async () => {
  const staff = await newStaff(gateway)
  const challenges = await Promise.all(
    Array.from({ length: 2 }, () =>
      callConsole(gateway, signInByPassword, { mail: staff.mail, password: STAFF_PASSWORD }),
    ),
  )
  const code = codeOf(gateway, staff)
  const tried = challenges.flatMap((one) => (one.ok ? [one.value.challenge, one.value.challenge] : []))
  const answers = await Promise.all(tried.map((challenge) => callConsole(gateway, completeSignIn, { challenge, code })))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a new sign-in ends the former session and reports it', async () => {
  const staff = await newStaff(gateway)
  expect(await staff.call(getStaffSession, {})).toMatchObject({ ok: true })
  const token = await signIn(gateway, staff)
  expect(await staff.call(getStaffSession, {})).toEqual(ended('signed_in_again'))
  expect(await callerWith(gateway, token)(getStaffSession, {})).toMatchObject({ ok: true, value: { mail: staff.mail } })
  const [entry] = await entriesAbout(gateway, `staff:${staff.mail}`)
  expect(entry).toMatchObject({ action: 'staff.session.open', after: { endedFormer: true } })
})

test('a session ends after 15 minutes without a call, and at the latest after 12 hours', async () => {
  const [idle, busy] = [await newStaff(gateway), await newStaff(gateway)]
  forward(15 * MINUTE)
  expect(await idle.call(getStaffSession, {})).toEqual(ended('idle'))
  const token = await signIn(gateway, busy)
  const caller = callerWith(gateway, token)
  for (let passed = 0; passed < 12 * 60 - 10; passed += 10) {
    forward(10 * MINUTE)
    expect(await caller(getStaffSession, {})).toMatchObject({ ok: true })
  }
  forward(10 * MINUTE)
  expect(await caller(getStaffSession, {})).toEqual(ended('expired'))
})

test('a session that is used from another address ends immediately, which is logged', async () => {
  const staff = await newStaff(gateway)
  expect(await staff.call(getStaffSession, {}, { 'X-Forwarded-For': '203.0.113.9' })).toEqual(ended('other_address'))
  expect(await staff.call(getStaffSession, {})).toEqual(ended('other_address'))
  const [entry] = await entriesAbout(gateway, `staff:${staff.mail}`)
  expect(entry).toMatchObject({ action: 'staff.session.end', result: 'refused', after: { reason: 'other_address' } })
})

test('a change requires the CSRF token of the session and the origin of the console', async () => {
  const [staff, other] = [await owner(), await owner()]
  const input = { merchant: '-', mail: 'csrf@staff.example', displayName: 'C' }
  const refused = { ok: false, status: 403, code: 'staff.csrf.invalid' }
  expect(await staff.call(inviteStaff, input, { 'X-CSRF-Token': '' })).toMatchObject(refused)
  expect(await staff.call(inviteStaff, input, { 'X-CSRF-Token': other.token })).toMatchObject(refused)
  expect(await staff.call(inviteStaff, input, { Origin: 'http://localhost' })).toMatchObject(refused)
  expect(await staff.call(inviteStaff, input, { Origin: `http://${CONSOLE}` })).toMatchObject({ ok: true })
  expect(await staff.call(listStaff, { merchant: '-' }, { 'X-CSRF-Token': '' })).toMatchObject({ ok: true })
})

test('calls about roles require a second factor of the last five minutes', async () => {
  const staff = await owner()
  const invite = (mail: string) => staff.call(inviteStaff, { merchant: '-', mail, displayName: 'S' })
  forward(5 * MINUTE)
  expect(await invite('step1@staff.example')).toMatchObject({ status: 403, code: 'step_up.required' })
  const wrong = totp(Buffer.from('another secret here!'), stepAt(gateway.ports.clock.now()))
  expect(await staff.call(stepUp, { code: wrong })).toMatchObject({ code: 'second_factor.incorrect' })
  expect(await staff.call(stepUp, { code: codeOf(gateway, staff) })).toMatchObject({ ok: true })
  expect(await invite('step2@staff.example')).toMatchObject({ ok: true })
})

test('signing out ends the session and removes the cookie', async () => {
  const staff = await newStaff(gateway)
  expect(await staff.call(signOut, {})).toEqual({ ok: true, value: {} })
  expect(await staff.call(getStaffSession, {})).toEqual(ended('signed_out'))
})

test('calls are refused exactly from the leave date on', async () => {
  const staff = await newStaff(gateway)
  const leavesAt = new Date(gateway.ports.clock.now().getTime() + MINUTE)
  await gateway.ports.db.updateTable('staff_account').set({ leaves_at: leavesAt }).where('id', '=', staff.id).execute()
  expect(await staff.call(getStaffSession, {})).toMatchObject({ ok: true })
  forward(MINUTE)
  expect(await staff.call(getStaffSession, {})).toEqual(ended('revoked'))
})

test('the console exists at its host only, and members’ sessions do not work there', async () => {
  const staff = await newStaff(gateway)
  const cookie = { Cookie: `__Host-ante-console=${staff.token}` }
  const at = async (path: string, host: string, headers = {}) => (await gateway.fetch(path, { headers }, host)).status
  expect(await at(getStaffSession.path, 'localhost', cookie)).toBe(404)
  expect(await at(getStaffSession.path.replace('c', '%63'), 'localhost', cookie)).toBe(404)
  expect(await at(getStaffSession.path, CONSOLE, cookie)).toBe(200)
  expect(await at('/wps/system/status', CONSOLE, cookie)).toBe(404)
  // Pages of the player site are not served at the console's host.
  const page = await gateway.fetch('/m/home', { headers: { Accept: 'text/html' } }, CONSOLE)
  expect(await page.text()).not.toContain('data-keep')
  expect(await at('/healthz', CONSOLE)).toBe(200)
  await makeTestMember(gateway, '0.00', { account: 'atconsole1' })
  const entered = await gateway.call(login, { type: 'username', username: 'atconsole1', password: 'Secret2026' })
  const token = entered.ok ? entered.value.token : ''
  expect(await gateway.call(getStaffSession, {}, { host: CONSOLE, token })).toEqual({ ok: true, value: null })
  expect(await gateway.call(getMemberInfo, {}, { token: staff.token, headers: cookie })).toMatchObject({
    code: 'login.not.session',
  })
})
