import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginPasskey,
  removePasskey,
} from '@ante/contract/identity/passkeys.ts'
import { listSignIns } from '@ante/contract/identity/sessions.ts'
import { getMemberInfo } from '@ante/contract/member/info.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { disableMember } from '../disable-member.ts'
import { findAccount } from '../members.ts'
import { newMember, PASSWORD } from '../test/people.ts'
import { SoftwareAuthenticator } from '../test/software-authenticator.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.stop())
beforeEach(async () => {
  gateway.ports.clock.offsetMs = 0
  await gateway.ports.db.deleteFrom('login_failure').execute()
})

async function challengeToAdd(token: string): Promise<string> {
  const answer = await gateway.call(beginPasskey, { password: PASSWORD }, { token })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.options.challenge
}
async function challengeToEnter(): Promise<string> {
  const answer = await gateway.call(beginPasskeyLogin, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.options.challenge
}

type Made = ReturnType<SoftwareAuthenticator['make']>
const add = (token: string, response: Made) => gateway.call(addPasskey, { name: ' My phone ', response }, { token })
const enter = (response: ReturnType<SoftwareAuthenticator['sign']>, host?: string) =>
  gateway.call(loginPasskey, { response }, host ? { host } : {})

async function memberWithPasskey() {
  const session = await newMember(gateway)
  const device = new SoftwareAuthenticator()
  const added = await add(session.token, device.make({ challenge: await challengeToAdd(session.token) }))
  if (!added.ok) throw new Error(added.code)
  return { ...session, device, id: added.value.id }
}

const refused = { ok: false, status: 400, code: 'passkey.incorrect' }

test('a device adds a passkey and signs its member in with it, without name or password', async () => {
  const { userName, device, token } = await memberWithPasskey()

  const entered = await enter(device.sign({ challenge: await challengeToEnter() }))

  expect(entered).toMatchObject({ ok: true, value: { userName, firstTimeLogin: false } })
  const session = entered.ok ? entered.value.token : ''
  expect(await gateway.call(getMemberInfo, {}, { token: session })).toMatchObject({ ok: true })
  const times = { createdAt: expect.any(String), lastUsedAt: expect.any(String) }
  expect(await gateway.call(listPasskeys, {}, { token })).toMatchObject({
    value: { passkeys: [{ name: 'My phone', ...times }] },
  })
  expect(await gateway.call(listSignIns, {}, { token })).toMatchObject({
    value: { signIns: [{ method: 'passkey' }, { method: 'registration' }], events: [{ kind: 'passkey.added' }] },
  })
})

test.each([null, undefined, 'bWVtYmVy'])(
  'an assertion with the user handle %j signs its member in',
  async (userHandle) => {
    const { device } = await memberWithPasskey()
    const signed = device.sign({ challenge: await challengeToEnter() })
    const response = { ...signed.response, ...(userHandle !== undefined && { userHandle }) }
    expect(await enter({ ...signed, response })).toMatchObject({ ok: true })
  },
)

test("the options request a discoverable passkey with user verification for this site, and exclude the device's existing passkey", async () => {
  const { token, userName } = await memberWithPasskey()

  const answer = await gateway.call(beginPasskey, { password: PASSWORD }, { token })

  expect(answer).toMatchObject({
    ok: true,
    value: {
      options: {
        rp: { id: 'localhost', name: 'Aurora' },
        user: { name: userName },
        attestation: 'none',
        excludeCredentials: [{ type: 'public-key', transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    },
  })
})

test('a challenge is answered once, and within five minutes', async () => {
  const { device } = await memberWithPasskey()
  const challenge = await challengeToEnter()
  const old = await challengeToEnter()
  expect(await enter(device.sign({ challenge }))).toMatchObject({ ok: true })
  expect(await enter(device.sign({ challenge }))).toMatchObject(refused)

  gateway.ports.clock.offsetMs = 5 * 60_000 + 1000
  expect(await enter(device.sign({ challenge: old }))).toMatchObject(refused)
})

test('one answer sent many times simultaneously opens one session', async () => {
  const { device } = await memberWithPasskey()
  const response = device.sign({ challenge: await challengeToEnter() })
  const answers = await Promise.all(Array.from({ length: 5 }, () => enter(response)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test.each([
  ['for another relying party id', { host: 'evil.example', origin: 'https://evil.example' }],
  ['made at another site with our relying party id', { origin: 'https://evil.example' }],
  ['from a device without user verification', { verified: false }],
  ['to an unknown challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
])('a passkey response %s neither signs in nor adds a passkey', async (_, ceremony) => {
  const { device, token } = await memberWithPasskey()
  expect(await enter(device.sign({ challenge: await challengeToEnter(), ...ceremony }))).toMatchObject(refused)
  const other = new SoftwareAuthenticator()
  expect(await add(token, other.make({ challenge: await challengeToAdd(token), ...ceremony }))).toMatchObject(refused)
})

test('another device’s signature, or an altered one, is refused', async () => {
  const { device } = await memberWithPasskey()
  const challenge = await challengeToEnter()
  const { response } = new SoftwareAuthenticator().sign({ challenge })
  expect(await enter({ ...device.sign({ challenge }), response })).toMatchObject(refused)

  const signed = device.sign({ challenge: await challengeToEnter() })
  const signature = Buffer.from(signed.response.signature, 'base64url')
  signature[20] = (signature[20] ?? 0) ^ 1
  const changed = { ...signed.response, signature: signature.toString('base64url') }
  expect(await enter({ ...signed, response: changed })).toMatchObject(refused)
  expect(await enter({ ...signed, id: 'AAAA', rawId: 'AAAA' })).toMatchObject(refused)
})

test('a cloned device with a decreased counter is detected', async () => {
  const { device } = await memberWithPasskey()
  device.counter = 10
  expect(await enter(device.sign({ challenge: await challengeToEnter() }))).toMatchObject({ ok: true })
  device.counter = 5
  expect(await enter(device.sign({ challenge: await challengeToEnter() }))).toMatchObject(refused)
})

test('a passkey is valid only at its own merchant', async () => {
  const { device } = await memberWithPasskey()
  const ceremony = { challenge: await challengeToEnter(), host: 'lotus.localhost', origin: 'http://lotus.localhost' }
  expect(await enter(device.sign(ceremony), 'lotus.localhost')).toMatchObject(refused)
})

test('a challenge for one member is refused for others, and a sign-in challenge adds no passkey', async () => {
  const [first, second] = [await newMember(gateway), await newMember(gateway)]
  const device = new SoftwareAuthenticator()
  expect(await add(second.token, device.make({ challenge: await challengeToAdd(first.token) }))).toMatchObject(refused)
  expect(await add(second.token, device.make({ challenge: await challengeToEnter() }))).toMatchObject(refused)
})

test('adding a passkey requires the password, and each challenge adds one passkey', async () => {
  const { device, token } = await memberWithPasskey()
  const again = device.make({ challenge: await challengeToAdd(token) })
  expect(await add(token, again)).toMatchObject({ code: 'passkey.exists' })
  const wrong = await gateway.call(beginPasskey, { password: 'Secret2027' }, { token })
  expect(wrong).toMatchObject({ code: 'password.incorrect' })
})

test('a removed passkey is refused; a member cannot remove another’s', async () => {
  const { device, token, id } = await memberWithPasskey()
  const stranger = await newMember(gateway)
  const remove = (as: string, password = PASSWORD) => gateway.call(removePasskey, { id, password }, { token: as })
  expect(await remove(stranger.token)).toMatchObject({ status: 404, code: 'passkey.not.found' })
  expect(await remove(token, 'Secret2027')).toMatchObject({ code: 'password.incorrect' })

  expect(await remove(token)).toEqual({ ok: true, value: {} })

  expect(await enter(device.sign({ challenge: await challengeToEnter() }))).toMatchObject(refused)
})

test('a closed account is reported', async () => {
  const { device, userName } = await memberWithPasskey()
  const row = await findAccount(gateway.ports.db, 'aurora', userName)
  await disableMember(gateway.ports.db, row?.id ?? -1n)
  const answer = await enter(device.sign({ challenge: await challengeToEnter() }))
  expect(answer).toMatchObject({ code: 'account.disabled' })
})

test('malformed keys are refused, and cause no internal error', async () => {
  const { token } = await newMember(gateway)
  const made = new SoftwareAuthenticator().make({ challenge: await challengeToAdd(token) })
  for (const attestationObject of ['', 'AAAA', 'oA', made.response.attestationObject.slice(0, -40)]) {
    const response = { ...made, response: { ...made.response, attestationObject } }
    expect(await add(token, response)).toMatchObject(refused)
  }
})
