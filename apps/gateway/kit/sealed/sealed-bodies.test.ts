import { login } from '@ante/contract/identity/session.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { encryptionText, getEncryptionKey, readEncryption } from '@ante/contract/kit/sealed.ts'
import type { EncryptionKey } from '@ante/contract/kit/sealed.ts'
import { MINUTE_MS } from '@ante/contract/kit/time.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { sealBody } from '../../test/seal-body.ts'
import type { Sealed } from '../../test/seal-body.ts'
import { startGateway, startGatewayOn } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let other: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ plainBodies: false })
  other = await startGatewayOn(gateway.databaseUrl, { plainBodies: false })
})
afterAll(async () => {
  await other.stop()
  await gateway.stop()
})
beforeEach(() => {
  gateway.ports.clock.offsetMs = 0
  other.ports.clock.offsetMs = 0
})

const HERE: SealedCall = { method: login.method, path: login.path }
const CREDENTIALS = JSON.stringify({ type: 'username', username: 'player01', password: 'Demo2026' })

async function keyOf(requested: TestGateway = gateway): Promise<EncryptionKey> {
  const answer = await requested.call(getEncryptionKey, {})
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}

interface SealedCall {
  method: string
  path: string
  time?: number
}

async function sealed(content = CREDENTIALS, { time = Date.now(), ...place }: Partial<SealedCall> = {}) {
  return sealBody(await keyOf(), { ...HERE, time, ...place }, content)
}
/** Returns the refusal code, or the answer. */
async function send(encryption: string | null, body: unknown, to: TestGateway = gateway): Promise<unknown> {
  const response = await to.fetch(login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(encryption !== null && { [header.encryption]: encryption }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const envelope = (await response.json()) as { success: boolean; errorCode?: string; value: object }
  return envelope.success ? envelope.value : envelope.errorCode
}

const sendSealed = ({ encryption, body }: Sealed, to?: TestGateway) => send(encryption, body, to)
const inside = expect.objectContaining({ userName: 'player01' })

// rules: calls-1
test('a sealed sign-in is decrypted and answered', async () => {
  expect(await sendSealed(await sealed())).toEqual(inside)
})

test('an unsealed body is refused where bodies must be sealed', async () => {
  expect(await send(null, CREDENTIALS)).toBe('encryption.required')
})

test('the key may be cached for a while', async () => {
  const response = await gateway.fetch(getEncryptionKey.path)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
})

// rules: calls-1
test('a body is accepted once, by any instance', async () => {
  const message = await sealed()
  expect(await sendSealed(message, other)).toEqual(inside)
  expect(await sendSealed(message)).toBe('encryption.repeated')
  expect(await sendSealed(message, other)).toBe('encryption.repeated')
})

test('of many simultaneous copies one is accepted', async () => {
  const message = await sealed()
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => sendSealed(message, [gateway, other][index % 2])),
  )
  expect(answers.filter((answer) => answer === 'encryption.repeated')).toHaveLength(7)
})

test.each([
  // The body ages in transit: a slow call must not exceed two minutes.
  ['of 90 seconds ago', -90_000, inside],
  ['119 seconds ahead', 119_000, inside],
  ['of three minutes ago', -3 * MINUTE_MS, 'encryption.stale'],
  ['three minutes ahead', 3 * MINUTE_MS, 'encryption.stale'],
])('a body %s gets the expected answer', async (_, offsetMs, answer) => {
  expect(await sendSealed(await sealed(CREDENTIALS, { time: Date.now() + offsetMs }))).toEqual(answer)
})

test('the refusal of a stale body contains the server time', async () => {
  const { encryption, body } = await sealed(CREDENTIALS, { time: 0 })
  const response = await gateway.fetch(login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [header.encryption]: encryption },
    body: JSON.stringify(body),
  })
  const { value } = (await response.json()) as { value: { serverTime: string } }
  expect(Math.abs(new Date(value.serverTime).getTime() - Date.now())).toBeLessThan(MINUTE_MS)
})

test.each([
  ['another address', { path: '/wps/member/register' }],
  ['another verb', { method: 'PUT' }],
])('a body sealed for %s cannot be decrypted', async (_, place) => {
  expect(await sendSealed(await sealed(CREDENTIALS, place))).toBe('encryption.unreadable')
})

test('a body for an unknown key is refused as such', async () => {
  const { publicKey } = await keyOf()
  for (const keyId of ['00000000-0000-4000-8000-000000000000', 'x', '__proto__']) {
    const message = sealBody({ keyId, publicKey }, { ...HERE, time: Date.now() }, CREDENTIALS)
    expect(await sendSealed(message)).toBe('encryption.key.unknown')
  }
})

test('a body for another recipient under the gateway’s key id cannot be decrypted', async () => {
  const { keyId } = await keyOf()
  const foreign = readEncryption((await sealed()).encryption)?.senderKey ?? ''
  const message = sealBody({ keyId, publicKey: foreign }, { ...HERE, time: Date.now() }, CREDENTIALS)
  expect(await sendSealed(message)).toBe('encryption.unreadable')
})

// rules: calls-1
test('any change in header or body is detected', async () => {
  const key = await keyOf()
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_.']
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.constantFrom(...letters), fc.boolean(), async (at, letter, inHeader) => {
      const message = sealBody(key, { ...HERE, time: Date.now() }, CREDENTIALS)
      const text = inHeader ? message.encryption : message.body.value
      const index = at % text.length
      fc.pre(text[index] !== letter)
      const changed = text.slice(0, index) + letter + text.slice(index + 1)
      const answer = inHeader ? await send(changed, message.body) : await send(message.encryption, { value: changed })
      expect(answer).toMatch(/^encryption\.(unreadable|stale|key\.unknown)$/)
    }),
    { numRuns: 200 },
  )
})

test('a truncated or extended message is detected', async () => {
  const { encryption, body } = await sealed()
  for (const value of [body.value.slice(0, -4), body.value.slice(4), `${body.value}AAAA`, '', 'AAAA', '====']) {
    expect(await send(encryption, { value })).toBe('encryption.unreadable')
  }
  for (const text of ['', 'x', encryption.slice(1), encryption.slice(0, -1), `${encryption}A`]) {
    expect(await send(text, body)).toMatch(/^encryption\.(unreadable|key\.unknown)$/)
  }
  for (const strange of [{}, null, [], 7, { value: 7 }, { value: null }]) {
    expect(await send(encryption, JSON.stringify(strange))).toBe('encryption.unreadable')
  }
})

test('the sender’s mirrored key, which has the same shared secret, is another message', async () => {
  const { encryption, body } = await sealed()
  const encrypted = readEncryption(encryption)
  if (!encrypted) throw new Error('the header is invalid')
  const point = Buffer.from(encrypted.senderKey, 'base64url')
  const prime = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
  const y = prime - BigInt(`0x${point.subarray(33).toString('hex')}`)
  const mirrored = Buffer.concat([point.subarray(0, 33), Buffer.from(y.toString(16).padStart(64, '0'), 'hex')])
  const senderKey = mirrored.toString('base64url')
  expect(await send(encryptionText({ ...encrypted, senderKey }), body)).toBe('encryption.unreadable')
})

test('invalid points, and points off the curve, are refused', async () => {
  const { encryption, body } = await sealed()
  const encrypted = readEncryption(encryption)
  if (!encrypted) throw new Error('the header is invalid')
  for (const bytes of [Buffer.alloc(65), Buffer.alloc(65, 4), Buffer.alloc(65, 255)]) {
    const senderKey = bytes.toString('base64url')
    expect(await send(encryptionText({ ...encrypted, senderKey }), body)).toBe('encryption.unreadable')
  }
})

test('the decrypted content is parsed like any body', async () => {
  expect(await sendSealed(await sealed('{'))).toBe('request.malformed')
  for (const content of ['[]', '7', 'null', '{"type":"username"}']) {
    expect(await sendSealed(await sealed(content))).toBe('request.invalid')
  }
})

test('a body over the limit is refused before it is decrypted', async () => {
  expect(await sendSealed(await sealed(JSON.stringify({ username: 'x'.repeat(300_000) })))).toBe('request.too_large')
  expect(await sendSealed(await sealed(JSON.stringify({ username: 'x'.repeat(150_000) })))).toBe('request.invalid')
})

test('records of bodies too old to be replayed are deleted from the table', async () => {
  await sendSealed(await sealed())
  gateway.ports.clock.offsetMs = 4 * MINUTE_MS
  await sendSealed(await sealed(CREDENTIALS, { time: Date.now() + 4 * MINUTE_MS }))
  const old = gateway.ports.db
    .selectFrom('sealed_body')
    .select('expires_at')
    .where('expires_at', '<', gateway.ports.clock.now())
  expect(await old.execute()).toEqual([])
})
