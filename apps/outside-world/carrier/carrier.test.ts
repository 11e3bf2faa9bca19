import { randomUUID } from 'node:crypto'

import { getSmsStatus, reportSms, submitSms } from '@ante/contract/outbox/sms-provider.ts'
import { submitConsoleForm } from '@ante/plain-server/test/developer-console.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OutsideWorld } from '../start.ts'
import { startTestWorld } from '../test/start-outside-world.ts'
import { startCustomer } from '../test/customer.ts'
import type { Customer } from '../test/customer.ts'
import { signedHeaders } from './signature.ts'

const databaseUrl = freshDatabaseUrl()
let smsCustomer: Customer
let sandbox: OutsideWorld
beforeAll(async () => {
  await createDatabase(databaseUrl)
  smsCustomer = await startCustomer()
  const environment = { SMS_KEY_ID: smsCustomer.key.keyId, SMS_SECRET: smsCustomer.key.secret }
  sandbox = await startTestWorld({ databaseUrl, gatewayUrl: smsCustomer.url, environment })
  await sandbox.ready
})
afterAll(async () => {
  await sandbox.stop()
  await smsCustomer.stop()
  await dropDatabase(databaseUrl)
})

const message = (changes: object = {}) => ({
  reference: randomUUID(),
  to: '+639171234567',
  from: 'Aurora',
  text: 'Your code is 123456.',
  ...changes,
})

async function submit(sent: object, headers: Record<string, string> = {}) {
  const { method, path } = submitSms
  const body = JSON.stringify(sent)
  const signed = { 'Content-Type': 'application/json', ...signedHeaders(smsCustomer.key, { method, path, body }) }
  const response = await fetch(`${sandbox.url}/carrier${path}`, { method, body, headers: { ...signed, ...headers } })
  return { status: response.status, ...((await response.json()) as { errorCode?: string; value?: unknown }) }
}

const messagesTo = async (to: string): Promise<{ text: string }[]> => {
  const response = await fetch(`${sandbox.url}/console/messages.json?to=${encodeURIComponent(to)}`)
  return ((await response.json()) as { messages: { text: string }[] }).messages
}

test('a message arrives, and its customer receives a delivery report', async () => {
  const sent = message({ to: '+639170000123' })

  expect(await submit(sent)).toMatchObject({ status: 200, value: { messageId: expect.any(String) } })

  await expect.poll(() => smsCustomer.reports.get(sent.reference)).toMatchObject({ state: 'delivered' })
  expect(await messagesTo('0917 000 0123')).toMatchObject([{ text: sent.text }])
})

test('a repeated message gets the same answer and arrives once; a different message with its reference is refused', async () => {
  const sent = message({ to: '+639170000124' })
  const first = await submit(sent)

  expect(await submit(sent)).toEqual(first)
  expect(await submit({ ...sent, text: 'Another text' })).toMatchObject({
    status: 409,
    errorCode: 'sms.reference.conflict',
  })
  expect(await messagesTo(sent.to)).toHaveLength(1)
})

test.each([
  ['+639170000003', { status: 400, errorCode: 'sms.number.refused' }],
  ['+639170000004', { status: 503 }],
])('a message to %s is refused', async (to, answer) => {
  expect(await submit(message({ to }))).toMatchObject(answer)
  expect(await messagesTo(to)).toEqual([])
})

test('two special numbers never receive messages, and the customer gets a report for only one of them', async () => {
  const [silent, received] = [message({ to: '+639170000001' }), message({ to: '+639170000005' })]
  await submit(silent)
  await submit(received)

  await expect.poll(() => smsCustomer.reports.get(received.reference)).toMatchObject({ state: 'undelivered' })
  expect(smsCustomer.reports.has(silent.reference)).toBe(false)
  expect([await messagesTo(silent.to), await messagesTo(received.to)]).toEqual([[], []])
})

test('an unacknowledged report is sent again', async () => {
  const sent = message({ to: '+639170000125' })
  smsCustomer.missesOnce.add(sent.reference)

  await submit(sent)

  await expect.poll(() => smsCustomer.reports.get(sent.reference)).toMatchObject({ state: 'delivered' })
  expect(smsCustomer.missesOnce.has(sent.reference)).toBe(false)
})

test.each([
  ['another key', { 'X-Sms-Key': 'unknown' }],
  ['no nonce', { 'X-Sms-Nonce': '' }],
  ['an old time', { 'X-Sms-Timestamp': String(Date.now() - 600_000) }],
  ['another signature', { 'X-Sms-Signature': '0'.repeat(64) }],
])('a call with %s is not accepted as the customer’s', async (_, headers) => {
  expect(await submit(message(), headers)).toMatchObject({ status: 400, errorCode: 'sms.signature.invalid' })
})

test('while out of service the carrier refuses messages and status calls', async () => {
  const setOutage = (out: 'yes' | 'no') => submitConsoleForm(sandbox.url, 'outages', { name: 'carrier', out })
  const status = async () => {
    const { method, path } = getSmsStatus
    const signed = signedHeaders(smsCustomer.key, { method, path, body: '' })
    return (await fetch(`${sandbox.url}/carrier${path}`, { headers: signed })).status
  }
  expect(await status()).toBe(200)

  await setOutage('yes')
  expect([await status(), (await submit(message())).status]).toEqual([503, 503])

  await setOutage('no')
  expect([await status(), (await submit(message())).status]).toEqual([200, 200])
})

test('delivery reports use the method and path of the contract', () => {
  expect(smsCustomer.requestLines).toEqual(new Set([`${reportSms.method} ${reportSms.path}`]))
})
