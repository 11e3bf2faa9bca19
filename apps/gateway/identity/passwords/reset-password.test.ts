import { changePassword } from '@ante/contract/identity/change-password.ts'
import {
  checkPasswordLink,
  requestPasswordLink,
  setPasswordByLink,
  setPasswordBySms,
} from '@ante/contract/identity/reset-password.ts'
import { login } from '@ante/contract/identity/session.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { disableMember } from '../disable-member.ts'
import { sendLoginCodeWithWork } from '../test/request-code.ts'
import { newMember, PASSWORD } from '../test/people.ts'
import { codeIn, lastSms, memberWithMobile, newMobile, wrongCode } from '../test/phones.ts'

const site = gatewayAndSandbox()
beforeEach(async () => {
  await site.gateway.ports.db.deleteFrom('login_failure').execute()
})

const NEW = 'Better2027'
const enter = (username: string, password: string) => site.gateway.call(login, { type: 'username', username, password })
const isSignedIn = async (token: string) => (await site.gateway.call(getMemberInfo, {}, { token })).ok

/** Creates a member with a unique email address. */
async function memberWithMail() {
  const session = await newMember(site.gateway)
  const { userName } = session
  const { id } = await site.gateway.ports.db
    .selectFrom('member')
    .select('id')
    .where('merchant_code', '=', 'aurora')
    .where('account', '=', userName)
    .executeTakeFirstOrThrow()
  const email = `${userName}@player.example`
  await site.gateway.ports.db.updateTable('member_profile').set({ email }).where('member_id', '=', id).execute()
  return { ...session, id, email }
}

const requestLink = (username: string, email: string, headers: Record<string, string> = {}) =>
  site.gateway.call(requestPasswordLink, { username, email }, { headers })

async function linkFor({ userName, email }: { userName: string; email: string }, count = 1): Promise<string> {
  expect(await requestLink(userName, email)).toEqual({ ok: true, value: {} })
  await expect.poll(async () => (await site.sandbox.arrived(email)).length).toBe(count)
  const [mail] = await site.sandbox.arrived(email)
  return /\/m\/forget#token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const setByLink = (token: string, newPassword = NEW, confirmNewPassword = newPassword) =>
  site.gateway.call(setPasswordByLink, { token, newPassword, confirmNewPassword })

// rules: calls-13
test('a member with matching account and address gets a link, and sets a new password with it once', async () => {
  const member = await memberWithMail()
  const token = await linkFor(member)
  const [mail] = await site.sandbox.arrived(member.email)
  expect(mail).toMatchObject({ subject: 'Reset your Aurora password', from: 'Aurora <no-reply@ante.example>' })
  expect(mail?.text).toContain(`Hello ${member.userName},`)
  expect(await site.gateway.call(checkPasswordLink, { token })).toEqual({
    ok: true,
    value: { userName: member.userName },
  })

  expect(await setByLink(token)).toEqual({ ok: true, value: {} })

  expect(await isSignedIn(member.token)).toBe(false)
  expect(await enter(member.userName, NEW)).toMatchObject({ ok: true })
  expect(await enter(member.userName, PASSWORD)).toMatchObject({ code: 'login.credentials.incorrect' })
  expect(await setByLink(token, 'Another2027')).toMatchObject({ status: 400, code: 'password.link.invalid' })
  expect(await site.gateway.call(checkPasswordLink, { token })).toMatchObject({ code: 'password.link.invalid' })
})

// rules: calls-13
test('a plain HTML form requests the link too, in the language of the site', async () => {
  const { userName, email } = await memberWithMail()
  const response = await site.gateway.fetch(requestPasswordLink.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Language: 'TY' },
    body: new URLSearchParams({
      username: `  ${userName.toUpperCase()} `,
      email: ` ${email.toUpperCase()} `,
    }).toString(),
  })

  expect([response.status, await response.json()]).toEqual([200, { success: true, value: {} }])
  await expect.poll(async () => (await site.sandbox.arrived(email)).length).toBe(1)
  expect((await site.sandbox.arrived(email))[0]?.subject).toBe('Bagong password para sa Aurora')
})

// rules: abuse-2
test('a lookalike address gets no email: it is sent to the stored address only', async () => {
  const member = await memberWithMail()
  const email = `kim.${member.email}`
  await site.gateway.ports.db.updateTable('member_profile').set({ email }).where('member_id', '=', member.id).execute()
  // The kelvin sign, whose lower case is the letter k.
  const lookalike = `\u212Aim.${member.email}`

  await linkFor({ userName: member.userName, email })
  site.gateway.ports.clock.offsetMs = 61_000
  expect(await requestLink(member.userName, lookalike)).toEqual({ ok: true, value: {} })

  await expect.poll(async () => (await site.sandbox.arrived(email)).length).toBe(2)
  const { rows } = await sql`select id from outbox_message where recipient = ${lookalike}`.execute(
    site.gateway.ports.db,
  )
  expect(rows).toEqual([])
})

// rules: abuse-2
test.each([
  ['localhost:6666', {}],
  ['LOCALHOST', {}],
  ['localhost', { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https', Forwarded: 'host=evil.example' }],
])('a request as %s (%j) cannot choose the link’s destination', async (host, headers) => {
  const { userName, email } = await memberWithMail()
  const answer = await site.gateway.call(requestPasswordLink, { username: userName, email }, { host, headers })
  expect(answer).toMatchObject({ ok: true })

  await expect.poll(async () => (await site.sandbox.arrived(email)).length).toBe(1)
  expect((await site.sandbox.arrived(email))[0]?.text).toContain('\nhttp://localhost/m/forget#token=')
})

test('a link contains the port of the site', async () => {
  const { userName, email } = await memberWithMail()
  const { host } = new URL(site.gateway.url.replace('127.0.0.1', 'localhost'))
  expect(await site.gateway.call(requestPasswordLink, { username: userName, email }, { host })).toMatchObject({
    ok: true,
  })

  await expect.poll(async () => (await site.sandbox.arrived(email)).length).toBe(1)
  expect((await site.sandbox.arrived(email))[0]?.text).toContain(`http://${host}/m/forget#token=`)
})

// rules: forgotten-2
test('a missing account, another address and a closed account get the same answer and no email', async () => {
  const [member, closed] = [await memberWithMail(), await memberWithMail()]
  await disableMember(site.gateway.ports.db, closed.id)

  const requested: [string, string][] = [
    ['nobodyhere', member.email],
    [member.userName, 'somebody@else.example'],
    [closed.userName, closed.email],
  ]
  for (const [username, email] of requested) expect(await requestLink(username, email)).toEqual({ ok: true, value: {} })

  const written = site.gateway.ports.db
    .selectFrom('outbox_message')
    .select('id')
    .where('recipient', 'in', [member.email, closed.email, 'somebody@else.example'])
  expect(await written.execute()).toEqual([])
})

test('a link is sent at most once a minute and five times a day; the answer does not reveal the limit', async () => {
  const member = await memberWithMail()
  await linkFor(member)
  expect(await requestLink(member.userName, member.email)).toEqual({ ok: true, value: {} })

  site.gateway.ports.clock.offsetMs = 61_000
  await linkFor(member, 2)
})

test('a newer link does not invalidate the older one, but using either invalidates both', async () => {
  const member = await memberWithMail()
  const older = await linkFor(member)
  site.gateway.ports.clock.offsetMs = 61_000
  const newer = await linkFor(member, 2)

  expect(await setByLink(older)).toMatchObject({ ok: true })
  expect(await setByLink(newer, 'Another2027')).toMatchObject({ code: 'password.link.invalid' })
})

// rules: abuse-1
test('another change of the password invalidates remaining links', async () => {
  const [changer, phoner] = [await memberWithMail(), await memberWithMail()]
  const [first, second] = [await linkFor(changer), await linkFor(phoner)]
  const mobileNum = newMobile()
  const shown = { mobile: `+63${mobileNum}`, mobile_verified_at: site.gateway.ports.clock.now() }
  await site.gateway.ports.db.updateTable('member_profile').set(shown).where('member_id', '=', phoner.id).execute()

  const change = { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: NEW }
  expect(await site.gateway.call(changePassword, change, { token: changer.token })).toMatchObject({ ok: true })
  expect(await setBySms(mobileNum, await resetCodeFor(mobileNum))).toMatchObject({ ok: true })

  expect(await setByLink(first, 'Another2027')).toMatchObject({ code: 'password.link.invalid' })
  expect(await setByLink(second, 'Another2027')).toMatchObject({ code: 'password.link.invalid' })
})

// rules: calls-13
test('a link is valid for half an hour', async () => {
  const token = await linkFor(await memberWithMail())
  site.gateway.ports.clock.offsetMs = 30 * 60_000 + 1_000

  expect(await setByLink(token)).toMatchObject({ code: 'password.link.invalid' })
})

test.each([
  ['short', 'short', 'password.invalid'],
  [NEW, 'Other2027', 'password.confirmation.mismatch'],
  [PASSWORD, PASSWORD, 'modify.new.old.same'],
])('the new password %s (repeated: %s) is refused with %s, and the link stays valid', async (password, again, code) => {
  const token = await linkFor(await memberWithMail())

  expect(await setByLink(token, password, again)).toMatchObject({ status: 400, code })
  expect(await setByLink(token)).toMatchObject({ ok: true })
})

test('of many simultaneous uses of one link, one sets the password', async () => {
  const token = await linkFor(await memberWithMail())

  const answers = await Promise.all(Array.from({ length: 5 }, (_, index) => setByLink(token, `Better202${index}`)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('a link is refused at another merchant, and a made-up one everywhere', async () => {
  const token = await linkFor(await memberWithMail())
  const elsewhere = { host: 'lotus.localhost' }

  expect(await site.gateway.call(checkPasswordLink, { token }, elsewhere)).toMatchObject({
    code: 'password.link.invalid',
  })
  expect(await setByLink('A'.repeat(43))).toMatchObject({ code: 'password.link.invalid' })
  expect(await setByLink('too short')).toMatchObject({ code: 'request.invalid' })
})

// rules: errors-1
test('while emails fail, requests for any account get the same error', async () => {
  const { userName, email } = await memberWithMail()
  await site.sandbox.setOutage('mailbox', true)
  site.gateway.ports.clock.offsetMs = 10_000
  const down = { ok: false, status: 503, code: 'sender.unavailable', details: {} }
  expect([await requestLink(userName, email), await requestLink('nobodyhere', email)]).toEqual([down, down])

  await site.sandbox.setOutage('mailbox', false)
  site.gateway.ports.clock.offsetMs = 20_000
  expect(await requestLink(userName, email)).toEqual({ ok: true, value: {} })
})

const setBySms = (mobileNum: string, verificationCode: string, newPassword = NEW) =>
  site.gateway.call(setPasswordBySms, { mobileNum, verificationCode, newPassword, countryDialingCode: '63' })

async function resetCodeFor(mobileNum: string): Promise<string> {
  const answer = await sendLoginCodeWithWork(site.gateway, { mobileNum, module: 'PWRESETSMS3' })
  if (!answer.ok) throw new Error(answer.code)
  return codeIn(await lastSms(site.sandbox, mobileNum))
}

// rules: calls-14
test('a member with the phone sets a new password, and signs in by number and password', async () => {
  const { mobileNum, userName, token } = await memberWithMobile(site.gateway)
  const code = await resetCodeFor(mobileNum)

  expect(await setBySms(`0${mobileNum}`, code)).toEqual({ ok: true, value: {} })

  expect(await isSignedIn(token)).toBe(false)
  expect(await enter(mobileNum, NEW)).toMatchObject({ ok: true, value: { userName } })
  expect(await setBySms(mobileNum, code, 'Another2027')).toMatchObject({ code: 'verification.code.incorrect' })
})

test('wrong digits and an unknown number get the same refusal', async () => {
  const { mobileNum } = await memberWithMobile(site.gateway)
  const code = await resetCodeFor(mobileNum)
  const refusal = { ok: false, status: 400, code: 'verification.code.incorrect', details: {} }

  expect(await setBySms(mobileNum, wrongCode(code))).toEqual(refusal)
  expect(await setBySms(newMobile(), code)).toEqual(refusal)
  expect(await setBySms('12', code)).toMatchObject({ code: 'mobileNum.invalid', details: { minimumDigits: 10 } })
})

test('the old password, or an invalid one, is refused, and the code stays valid', async () => {
  const { mobileNum } = await memberWithMobile(site.gateway)
  const code = await resetCodeFor(mobileNum)

  expect(await setBySms(mobileNum, code, PASSWORD)).toMatchObject({ code: 'modify.new.old.same' })
  expect(await setBySms(mobileNum, code, 'x')).toMatchObject({ code: 'password.invalid' })
  expect(await setBySms(mobileNum, code)).toMatchObject({ ok: true })
})

// rules: calls-14
test('a sign-in code cannot set a password', async () => {
  const { mobileNum } = await memberWithMobile(site.gateway)
  await sendLoginCodeWithWork(site.gateway, { mobileNum })
  const code = codeIn(await lastSms(site.sandbox, mobileNum))

  expect(await setBySms(mobileNum, code)).toMatchObject({ code: 'verification.code.incorrect' })
})

test('demo accounts recover access like new members', async () => {
  const token = await linkFor({ userName: 'player02', email: 'player02@ante.example' })
  expect(await setByLink(token)).toMatchObject({ ok: true })
  expect(await enter('player02', NEW)).toMatchObject({ ok: true })
})
