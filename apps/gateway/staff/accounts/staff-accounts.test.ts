import { changeStaffState, inviteAgain, inviteStaff, listStaff, recoverStaff } from '@ante/contract/staff/accounts.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'
import { listNetworks, updateNetworks } from '@ante/contract/staff/networks.ts'
import { grantRole, listRoles, revokeRole, updateRole, viewAsRole } from '@ante/contract/staff/roles.ts'
import {
  acceptByPasskey,
  acceptByPassword,
  beginStaffPasskey,
  getStaffSession,
  openInvitation,
  signInByPasskey,
} from '@ante/contract/staff/sign-in.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { SoftwareAuthenticator } from '../../identity/test/software-authenticator.ts'
import { bytesOfBase32, stepAt, totp } from '../../kit/totp.ts'
import { sealedFor } from '../../outbox/write-message.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { callConsole, callerWith, CONSOLE, CONSOLE_ORIGIN, newStaff, tokenIn } from '../test/staff-members.ts'
import type { StaffMember } from '../test/staff-members.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ trustedProxy: '127.0.0.1' })
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

const owner = () => newStaff(gateway, { roles: [['platform-owner', null]] })
const platform = { merchant: '-' }
const site = { host: CONSOLE, origin: CONSOLE_ORIGIN }
const PASSWORD = 'sturdy lantern harbour'

/** Returns the token of the newest invitation to an address, and its mail. */
async function invitationOf(mail: string) {
  const { db, secrets } = gateway.ports
  const message = await db
    .selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', mail)
    .orderBy('written_at', 'desc')
    .executeTakeFirstOrThrow()
  const text = secrets.open(message.body ?? Buffer.alloc(0), sealedFor(message.id))?.toString('utf8') ?? ''
  const [, token = ''] = /\/invitation#([\w-]{43})/.exec(text) ?? []
  return { token, text }
}

async function invited(by: StaffMember, mail: string) {
  const answer = await by.call(inviteStaff, { ...platform, mail, displayName: 'Ben' })
  if (!answer.ok) throw new Error(answer.code)
  return { id: answer.value.id, ...(await invitationOf(mail)) }
}

async function accepted(token: string): Promise<string> {
  const opened = await callConsole(gateway, openInvitation, { token })
  if (!opened.ok) throw new Error(opened.code)
  const code = totp(bytesOfBase32(opened.value.secret), stepAt(gateway.ports.clock.now()))
  const response = await gateway.fetch(
    acceptByPassword.path,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, password: PASSWORD, code }),
    },
    CONSOLE,
  )
  return tokenIn(response)
}

const bindingOf = async (id: string) => {
  const row = await gateway.ports.db
    .selectFrom('change_request')
    .select('binding')
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow()
  return row.binding.toString('hex')
}

async function approveBy(approver: StaffMember, answer: Awaited<ReturnType<StaffMember['call']>>, merchant = '-') {
  if (!answer.ok) throw new Error(answer.code)
  const { id } = answer.value as { id: string }
  return approver.call(approveChange, { merchant, id, binding: await bindingOf(id) })
}

test('an invitation is mailed with a link to the console, and a password can be set only with a code of the app', async () => {
  const { token, text } = await invited(await owner(), 'ben1@staff.example')
  expect(text).toContain('http://console.localhost:')
  const opened = await callConsole(gateway, openInvitation, { token })
  expect(opened).toMatchObject({
    value: { mail: 'ben1@staff.example', uri: expect.stringContaining('otpauth://totp/') },
  })
  const wrong = { token, password: PASSWORD, code: '000000' }
  expect(await callConsole(gateway, acceptByPassword, wrong)).toMatchObject({ code: 'second_factor.incorrect' })
  const easy = { ...wrong, password: '123456789012' }
  expect(await callConsole(gateway, acceptByPassword, easy)).toMatchObject({ code: 'password.common' })
  const caller = callerWith(gateway, await accepted(token))
  expect(await caller(getStaffSession, {})).toMatchObject({ value: { mail: 'ben1@staff.example', scopes: [] } })
  expect(await callConsole(gateway, openInvitation, { token })).toMatchObject({ status: 404 })
})

test('an invitation is accepted with a passkey, which then suffices to sign in', async () => {
  const { token } = await invited(await owner(), 'ben2@staff.example')
  const opened = await callConsole(gateway, openInvitation, { token })
  const challenge = opened.ok ? opened.value.passkeyOptions.challenge : ''
  const device = new SoftwareAuthenticator()
  const made = device.make({ challenge, ...site })
  expect(await callConsole(gateway, acceptByPasskey, { token, response: made })).toMatchObject({ ok: true })
  const begun = await callConsole(gateway, beginStaffPasskey, {})
  const signed = device.sign({ challenge: begun.ok ? begun.value.options.challenge : '', ...site })
  expect(await callConsole(gateway, signInByPasskey, { response: signed })).toMatchObject({
    value: { endedFormer: true },
  })
  expect(await callConsole(gateway, signInByPasskey, { response: signed })).toMatchObject({ code: 'passkey.incorrect' })
})

test('an invitation is valid for 24 hours, and a new one replaces it', async () => {
  const by = await owner()
  const { token, id } = await invited(by, 'ben3@staff.example')
  expect(await by.call(inviteAgain, { ...platform, id })).toMatchObject({ ok: true })
  expect(await callConsole(gateway, openInvitation, { token })).toMatchObject({ code: 'invitation.not.found' })
  const again = await invitationOf('ben3@staff.example')
  gateway.ports.clock.offsetMs = 24 * 3_600_000
  expect(await callConsole(gateway, openInvitation, again)).toMatchObject({ code: 'invitation.not.found' })
})

test('an address can be invited only once', async () => {
  const by = await owner()
  await invited(by, 'ben4@staff.example')
  const again = { ...platform, mail: 'BEN4@staff.example', displayName: 'B' }
  expect(await by.call(inviteStaff, again)).toMatchObject({ code: 'staff.mail.exists' })
})

test('accounts of the same person are shown together', async () => {
  const by = await owner()
  await by.call(inviteStaff, { ...platform, mail: 'cora@staff.example', displayName: 'Cora' })
  const linked = {
    ...platform,
    mail: 'cora.private@else.example',
    displayName: 'Cora',
    samePersonAs: 'cora@staff.example',
  }
  expect(await by.call(inviteStaff, linked)).toMatchObject({ ok: true })
  const listed = await by.call(listStaff, platform)
  expect(listed).toMatchObject({
    value: {
      accounts: expect.arrayContaining([
        expect.objectContaining({ mail: 'cora@staff.example', samePerson: ['cora.private@else.example'] }),
      ]),
    },
  })
})

test('granting a role requires two persons and takes effect immediately; removing it requires one', async () => {
  const [first, second, staff] = [await owner(), await owner(), await newStaff(gateway)]
  const grant = { ...platform, role: 'auditor', account: String(staff.id), reason: 'New auditor' }
  expect(await staff.call(listRoles, platform)).toMatchObject({ code: 'permission.denied' })
  const requested = await first.call(grantRole, grant)
  expect(requested).toMatchObject({ value: { outcome: 'waiting' } })
  expect(await staff.call(listRoles, platform)).toMatchObject({ code: 'permission.denied' })
  expect(await approveBy(first, requested)).toMatchObject({ code: 'approval.own' })
  expect(await approveBy(second, requested)).toMatchObject({ value: { state: 'applied' } })
  expect(await staff.call(listRoles, platform)).toMatchObject({ ok: true })
  expect(await first.call(revokeRole, grant)).toMatchObject({ ok: true })
  expect(await staff.call(listRoles, platform)).toMatchObject({ code: 'permission.denied' })
})

test('of two roles granted to an account at the same time the first is applied, and the second refused as outdated', async () => {
  const [first, second, staff] = [await owner(), await owner(), await newStaff(gateway)]
  const grant = (role: string) =>
    first.call(grantRole, { ...platform, role, account: String(staff.id), reason: 'Two roles' })
  const [one, other] = [await grant('content'), await grant('support')]
  expect(await approveBy(second, one)).toMatchObject({ value: { state: 'applied' } })
  expect(await approveBy(second, other)).toMatchObject({ value: { state: 'failed' } })
})

test('changing the rights of a role requires two persons, and the role’s page shows the new rights', async () => {
  const [first, second] = [await owner(), await owner()]
  const merchant = 'lotus'
  const before = await first.call(viewAsRole, { merchant, role: 'trader' })
  if (!before.ok) throw new Error(before.code)
  const right = { permission: 'lottery.draw.read', right: 'apply', perDecision: null, perDay: null } as const
  const update = { merchant, role: 'trader', rights: [right], version: before.value.version, reason: 'Reads only' }
  expect(await first.call(updateRole, { ...update, version: 7 })).toMatchObject({ code: 'staff.role.conflict' })
  // With two limits for one right, the approver would see one of them, and the other would be stored.
  const twice = [right, { ...right, perDay: '10' }]
  expect(await first.call(updateRole, { ...update, rights: twice })).toMatchObject({ code: 'request.invalid' })
  expect(await approveBy(second, await first.call(updateRole, update), merchant)).toMatchObject({
    value: { state: 'applied' },
  })
  expect(await second.call(viewAsRole, { merchant, role: 'trader' })).toEqual({
    ok: true,
    value: {
      ...before.value,
      version: before.value.version + 1,
      rights: [{ ...right, meaning: 'See lottery games, draws and limits' }],
    },
  })
  const other = await first.call(viewAsRole, { merchant: 'aurora', role: 'trader' })
  expect(other.ok && other.value.rights.length).toBeGreaterThan(1)
})

test('recovery requires two administrators, ends the session and removes all factors', async () => {
  const [first, second, lost] = [await owner(), await owner(), await newStaff(gateway)]
  const requested = await first.call(recoverStaff, { ...platform, id: String(lost.id), reason: 'Lost the phone' })
  expect(requested).toMatchObject({ value: { outcome: 'waiting' } })
  expect(await lost.call(getStaffSession, {})).toMatchObject({ ok: true })
  expect(await approveBy(second, requested)).toMatchObject({ value: { state: 'applied' } })
  expect(await lost.call(getStaffSession, {})).toMatchObject({ code: 'staff.session.ended' })
  const { token } = await invitationOf(lost.mail)
  expect(await accepted(token)).toMatch(/^[\w-]{43}$/)
})

test('locked staff cannot work, and the last owner cannot be locked', async () => {
  const { db } = gateway.ports
  const [first, staff] = [await owner(), await newStaff(gateway)]
  const reason = 'On leave'
  const change = (id: bigint, state: 'active' | 'locked' | 'left') =>
    first.call(changeStaffState, { ...platform, id: String(id), state, reason })
  expect(await change(staff.id, 'locked')).toMatchObject({ ok: true })
  expect(await staff.call(getStaffSession, {})).toMatchObject({ code: 'staff.session.ended' })
  expect(await change(staff.id, 'active')).toMatchObject({ ok: true })
  expect(await change(staff.id, 'left')).toMatchObject({ ok: true })
  expect(await change(staff.id, 'active')).toMatchObject({ status: 409, code: 'ILLEGAL_STATE' })
  await db
    .updateTable('staff_account')
    .set({ state: 'locked' })
    .where('id', '<>', first.id)
    .where('state', '=', 'active')
    .execute()
  expect(await change(first.id, 'left')).toMatchObject({ code: 'staff.owner.last' })
})

test('a merchant’s administrator cannot see or change accounts of another merchant', async () => {
  const admin = await newStaff(gateway, { roles: [['merchant-admin', 'aurora']], merchantCode: 'aurora' })
  const other = await newStaff(gateway, { roles: [['support', 'lotus']], merchantCode: 'lotus' })
  const mine = { merchant: 'aurora', id: String(other.id), reason: 'curious' }
  expect(await admin.call(changeStaffState, { ...mine, state: 'left' })).toMatchObject({ status: 404 })
  expect(await admin.call(recoverStaff, mine)).toMatchObject({ status: 404 })
  const grant = { merchant: 'aurora', role: 'auditor', account: String(other.id), reason: 'curious' }
  expect(await admin.call(grantRole, grant)).toMatchObject({ status: 404 })
  const listed = await admin.call(listStaff, { merchant: 'aurora' })
  expect(listed.ok && listed.value.accounts.map(({ mail }) => mail)).not.toContain(other.mail)
  // An account of the same person at the other merchant is not revealed either.
  const twin = { merchant: 'aurora', mail: `twin-${other.mail}`, displayName: 'Twin', samePersonAs: other.mail }
  expect(await admin.call(inviteStaff, twin)).toMatchObject({ ok: true })
  // Neither is the existence of an account: an address without one gets the same answer.
  const stranger = { ...twin, mail: `other-${other.mail}`, samePersonAs: `missing-${other.mail}` }
  expect(await admin.call(inviteStaff, stranger)).toMatchObject({ ok: true })
  const persons = await gateway.ports.db
    .selectFrom('staff_account')
    .select('person')
    .where('mail', 'in', [other.mail, twin.mail])
    .execute()
  expect(new Set(persons.map(({ person }) => person)).size).toBe(1)
  expect(JSON.stringify(await admin.call(listStaff, { merchant: 'aurora' }))).not.toContain(`"${other.mail}"`)
})

test('a list of networks that excludes its editor is refused; any other list applies immediately', async () => {
  const admin = await newStaff(gateway, { roles: [['merchant-admin', 'lotus']], merchantCode: 'lotus' })
  const merchant = 'lotus'
  const update = (networks: string[]) => admin.call(updateNetworks, { merchant, networks, reason: 'Office only' })
  expect(await update(['203.0.113.0/24', '2001:db8::/32'])).toMatchObject({
    code: 'networks.exclude_you',
    details: { address: '127.0.0.1' },
  })
  expect(await update(['10.0.0.1/33'])).toMatchObject({ code: 'request.invalid' })
  expect(await update(['127.0.0.9/8', '203.0.113.7'])).toMatchObject({ ok: true })
  expect(await admin.call(listNetworks, { merchant })).toEqual({
    ok: true,
    value: { networks: ['127.0.0.0/8', '203.0.113.7/32'] },
  })
  await gateway.ports.db.deleteFrom('staff_network').execute()
  await gateway.ports.db.insertInto('staff_network').values({ scope: 'lotus', network: '203.0.113.0/24' }).execute()
  expect(await admin.call(listNetworks, { merchant })).toMatchObject({
    status: 403,
    code: 'address.not_allowed',
    details: { address: '127.0.0.1' },
  })
  await gateway.ports.db.deleteFrom('staff_network').execute()
})

test('the network list of the platform applies to its staff at every merchant', async () => {
  const person = await owner()
  const admin = await newStaff(gateway, { roles: [['merchant-admin', 'lotus']], merchantCode: 'lotus' })
  const { db } = gateway.ports
  await db.insertInto('staff_network').values({ scope: '-', network: '203.0.113.0/24' }).execute()
  expect(await person.call(listNetworks, { merchant: 'lotus' })).toMatchObject({ code: 'address.not_allowed' })
  expect(await admin.call(listNetworks, { merchant: 'lotus' })).toMatchObject({ ok: true })
  await db.deleteFrom('staff_network').execute()
})
