import { login } from '@ante/contract/identity/session.ts'
import { getEncryptionKey } from '@ante/contract/kit/sealed.ts'
import { header } from '@ante/contract/kit/headers.ts'
import type { Envelope } from '@ante/contract/kit/refusal.ts'
import { startGateway } from '@ante/gateway/test'
import type { TestGateway } from '@ante/gateway/test'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { CallRefused } from '../calls/call-errors.ts'
import type { Call } from '../calls/call.ts'
import { sendSealed } from './sealed.ts'
import type { SealedRequest } from './sealed.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ plainBodies: false })
})
afterAll(() => gateway.stop())
afterEach(() => {
  vi.unstubAllGlobals()
  gateway.ports.clock.offsetMs = 0
})

const content = JSON.stringify({ type: 'username', username: 'player01', password: 'Demo2026' })
const toSeal = { method: login.method, path: login.path, content }

const valueOf = async (response: Response) => {
  const envelope = (await response.json()) as Envelope<never>
  if (envelope.success) return envelope.value
  throw new CallRefused(envelope.errorCode, envelope.value, envelope.message)
}
const requestedPaths: string[] = []
// This call is used only to request the key.
const call: Call = async (endpoint) => {
  requestedPaths.push(endpoint.path)
  return valueOf(await gateway.fetch(endpoint.path))
}
const send = async ({ encryption, body }: SealedRequest) => {
  const headers = { 'Content-Type': 'application/json', ...(encryption && { [header.encryption]: encryption }) }
  return valueOf(await gateway.fetch(login.path, { method: 'POST', headers, body }))
}

test('the gateway opens what a browser seals, and the key is requested once', async () => {
  requestedPaths.length = 0
  for (let count = 1; count <= 3; count++) {
    expect(await sendSealed(call, toSeal, send)).toMatchObject({ userName: 'player01' })
  }
  expect(requestedPaths).toEqual([getEncryptionKey.path])
})

test('no input is readable in transit, and no two bodies are alike', async () => {
  const sent: SealedRequest[] = []
  const record = async (toSend: SealedRequest) => void sent.push(toSend)
  await sendSealed(call, toSeal, record)
  await sendSealed(call, toSeal, record)
  const [one, other] = sent
  expect(Object.keys(JSON.parse(one?.body ?? '') as object)).toEqual(['value'])
  expect(one?.body).not.toContain('Demo2026')
  expect(Buffer.from((JSON.parse(one?.body ?? '') as { value: string }).value, 'base64').includes('player01')).toBe(
    false,
  )
  expect(one?.encryption).not.toBe(other?.encryption)
})

test('a device with a wrong clock corrects its time by the gateway’s answer', async () => {
  gateway.ports.clock.offsetMs = 3 * 3_600_000
  expect(await sendSealed(call, toSeal, send)).toMatchObject({ userName: 'player01' })
  gateway.ports.clock.offsetMs = 0
  expect(await sendSealed(call, toSeal, send)).toMatchObject({ userName: 'player01' })
})

test('a key that the gateway no longer has is requested again, once', async () => {
  await sendSealed(call, toSeal, send)
  requestedPaths.length = 0
  let attempts = 0
  const sendForgettingKey = async (toSend: SealedRequest) => {
    attempts++
    return attempts === 1 ? Promise.reject(new CallRefused('encryption.key.unknown', {}, '')) : send(toSend)
  }
  expect(await sendSealed(call, toSeal, sendForgettingKey)).toMatchObject({ userName: 'player01' })
  expect(requestedPaths).toEqual([getEncryptionKey.path])
  await expect(
    sendSealed(call, toSeal, () => Promise.reject(new CallRefused('encryption.key.unknown', {}, ''))),
  ).rejects.toThrow(CallRefused)
})

test('any other refusal is thrown to the caller immediately', async () => {
  let attempts = 0
  const refused = () => {
    attempts++
    return Promise.reject(new CallRefused('login.credentials.incorrect', { captcha: true }, ''))
  }
  await expect(sendSealed(call, toSeal, refused)).rejects.toMatchObject({ code: 'login.credentials.incorrect' })
  expect(attempts).toBe(1)
})

test('a browser that cannot seal sends the plain body, and gets a refusal where sealing is required', async () => {
  vi.stubGlobal('crypto', {})
  await expect(sendSealed(call, toSeal, send)).rejects.toMatchObject({ code: 'encryption.required' })
})
