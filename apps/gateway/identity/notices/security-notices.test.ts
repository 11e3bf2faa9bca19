import { randomUUID } from 'node:crypto'

import { changePassword } from '@ante/contract/identity/change-password.ts'
import { requestPasswordLink } from '@ante/contract/identity/reset-password.ts'
import { login } from '@ante/contract/identity/session.ts'
import { endOtherSessions } from '@ante/contract/identity/sessions.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'
import { expect, test } from 'vitest'

import { inTransaction } from '../../kit/db.ts'
import { gatewayAndSandbox } from '../../test/gateway-and-sandbox.ts'
import { writeMessage } from '../../outbox/public.ts'
import { rememberSecurityEvent } from '../security-events.ts'
import { newMember, PASSWORD } from '../test/people.ts'
import { securityNotices } from './security-notices.ts'

const site = gatewayAndSandbox()

/** Time after which no device or network is known any more. */
const LONG_MS = 91 * DAY_MS
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'

/** Creates a new member, with or without email address. */
async function newMemberAtLocalhost({ mail = true, language = 'EN' } = {}) {
  const session = await newMember(site.gateway)
  const { db } = site.gateway.ports
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('account', '=', session.userName)
    .where('merchant_code', '=', 'aurora')
    .executeTakeFirstOrThrow()
  const email = `${randomUUID().slice(0, 8)}@player.example`
  await db
    .updateTable('member_profile')
    .set({ email: mail ? email : null })
    .where('member_id', '=', id)
    .execute()
  await db
    .updateTable('sign_in')
    .set({ language: language === 'TY' ? 'TY' : 'EN' })
    .where('member_id', '=', id)
    .execute()
  return { ...session, id, email }
}

async function enter(username: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await site.gateway.call(login, { type: 'username', username, password: PASSWORD }, { headers })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.token
}

/** Returns emails to an address, pending or sent. */
const written = (email: string) =>
  site.gateway.ports.db.selectFrom('outbox_message').select('subject').where('recipient', '=', email).execute()

async function mailTo(email: string) {
  await expect.poll(async () => (await site.sandbox.arrived(email)).length).toBe(1)
  const [mail] = await site.sandbox.arrived(email)
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' }
}

test('a sign-in from an unknown device and network is notified once, with time, place and advice', async () => {
  const { userName, email } = await newMemberAtLocalhost()
  site.gateway.ports.clock.offsetMs = LONG_MS
  await enter(userName, { 'User-Agent': PHONE })
  await enter(userName, { 'User-Agent': PHONE })

  const { subject, text } = await mailTo(email)

  expect(subject).toBe('New sign-in to your Aurora account')
  expect(text).toContain(`Hello ${userName},`)
  expect(text).toMatch(/When: \w+ \d+, \d{4} at \d{2}:\d{2} [AP]M GMT\+8/)
  expect(text).toContain('Where: 127.0.0.1')
  expect(text).toContain('Device: Chrome, Android')
  expect(text).toContain('go to localhost yourself')
  expect(text).not.toContain('http')
})

// rules: abuse-5
test('a mailbox gets at most twenty notices a day, for any number of members with this address', async () => {
  const [first, second] = [await newMemberAtLocalhost(), await newMemberAtLocalhost()]
  await site.gateway.ports.db
    .updateTable('member_profile')
    .set({ email: first.email.toUpperCase() })
    .where('member_id', '=', second.id)
    .execute()
  const change = async ({ token }: typeof first, count: number) => {
    const [oldPassword, newPassword] = count % 2 === 0 ? [PASSWORD, 'Better2027'] : ['Better2027', PASSWORD]
    const passwords = { oldPassword, newPassword, confirmNewPassword: newPassword }
    expect(await site.gateway.call(changePassword, passwords, { token })).toMatchObject({ ok: true })
  }
  for (let count = 0; count < 12; count++) {
    await change(first, count)
    await change(second, count)
  }

  const mails = [...(await written(first.email)), ...(await written(first.email.toUpperCase()))]
  expect(mails).toHaveLength(20)
})

test('a mailbox that reached this limit still gets the password-reset link', async () => {
  const { userName, email } = await newMemberAtLocalhost()
  const message = { merchantCode: 'aurora', channel: 'mail', recipient: email, body: 'Hello' } as const
  const expiresAt = new Date(site.gateway.ports.clock.now().getTime() + DAY_MS)
  for (let count = 0; count < 20; count++)
    await writeMessage(site.gateway.ports.db, site.gateway.ports, { ...message, expiresAt })

  expect(await site.gateway.call(requestPasswordLink, { username: userName, email })).toMatchObject({ ok: true })
  await expect.poll(async () => (await written(email)).length).toBe(21)
})

test('a known device or network, a registration, and a member without address cause no email', async () => {
  const [familiar, unreached] = [await newMemberAtLocalhost(), await newMemberAtLocalhost({ mail: false })]
  await enter(familiar.userName)
  site.gateway.ports.clock.offsetMs = LONG_MS
  await enter(unreached.userName)

  expect(await written(familiar.email)).toEqual([])
  expect(await written(unreached.email)).toEqual([])
})

test('the user agent of an attacker adds no text to the email', async () => {
  const { userName, email } = await newMemberAtLocalhost()
  site.gateway.ports.clock.offsetMs = LONG_MS
  await enter(userName, { 'User-Agent': 'Your account is closed: http://evil.example' })

  const { text } = await mailTo(email)

  expect(text).toContain('Device: –')
  expect(text).not.toContain('evil')
})

test('a change of security settings is notified once', async () => {
  const { token, email } = await newMemberAtLocalhost()
  const passwords = { oldPassword: PASSWORD, newPassword: 'Better2027', confirmNewPassword: 'Better2027' }
  expect(await site.gateway.call(changePassword, passwords, { token })).toMatchObject({ ok: true })

  const { subject, text } = await mailTo(email)

  expect(subject).toBe('Your Aurora account was changed')
  expect(text).toContain('The password of your Aurora account was changed.')
  expect(await site.gateway.call(endOtherSessions, {}, { token })).toEqual({ ok: true, value: { ended: 0 } })
  expect(await written(email)).toHaveLength(1)
})

test('the email uses the language of the member’s own sign-ins, not of a stranger’s', async () => {
  const { userName, email } = await newMemberAtLocalhost({ language: 'TY' })
  site.gateway.ports.clock.offsetMs = LONG_MS
  await enter(userName, { Language: 'EN' })

  expect(await mailTo(email)).toMatchObject({ subject: 'Bagong pag-log in sa Aurora' })
})

test('an event that is rolled back is not notified', async () => {
  const { id: memberId, email } = await newMemberAtLocalhost()
  const { ports } = site.gateway
  const merchant = await ports.db
    .selectFrom('merchant')
    .selectAll()
    .where('code', '=', 'aurora')
    .executeTakeFirstOrThrow()
  const merchants = { of: () => merchant }
  const visitor = {
    ip: '203.0.113.9',
    device: 'WEB',
    country: 'PH',
    language: 'EN',
    userAgent: PHONE,
    deviceId: null,
  } as const
  const event = { memberId, kind: 'passkey.added', visitor, at: ports.clock.now() } as const
  const add = (fail: boolean) =>
    inTransaction(ports.db, async (tx) => {
      await rememberSecurityEvent(securityNotices({ ...ports, merchants }), tx, event)
      if (fail) throw new Error('rolled back')
    })

  await expect(add(true)).rejects.toThrow('rolled back')
  expect(await written(email)).toEqual([])

  await add(false)
  expect((await mailTo(email)).text).toContain('Where: Philippines (203.0.113.9)')
})
