import { randomInt, randomUUID } from 'node:crypto'

import { reportSms } from '@ante/contract/outbox/sms-provider.ts'
import { expect, test } from 'vitest'

import { inTransaction } from '../kit/db.ts'
import { startGatewayOn } from '../test/start-gateway.ts'
import { gatewayAndSandbox } from '../test/gateway-and-sandbox.ts'
import { signedSmsHeaders } from '../vendors/sms-signature.ts'
import { writeMessage } from './write-message.ts'
import type { NewMessage } from './write-message.ts'

const site = gatewayAndSandbox()

const later = (ms: number) => new Date(site.gateway.ports.clock.now().getTime() + ms)
/** Returns a unique number without a special behaviour at the sandbox. */
const newNumber = (ending = '7') => `+63917${String(randomInt(10 ** 6)).padStart(6, '0')}${ending}`
const newAddress = (name = `p${randomUUID().slice(0, 8)}`) => `${name}@player.example`

async function write(message: Partial<NewMessage> & Pick<NewMessage, 'recipient'>): Promise<string> {
  const { db } = site.gateway.ports
  const whole = {
    merchantCode: 'aurora',
    channel: 'sms',
    body: 'Hello',
    expiresAt: later(300_000),
    ...message,
  } as const
  return inTransaction(db, (tx) => writeMessage(tx, site.gateway.ports, whole))
}

const rowOf = (id: string) =>
  site.gateway.ports.db.selectFrom('outbox_message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stateOf = async (id: string) => (await rowOf(id)).state
const untilState = (id: string, state: string) => expect.poll(() => stateOf(id)).toBe(state)

test('a text message from the merchant reaches the phone, and its delivery is stored', async () => {
  const recipient = newNumber()
  const id = await write({ recipient, body: 'Your code is 123456.' })

  await untilState(id, 'delivered')

  expect(await site.sandbox.arrived(recipient)).toMatchObject([
    { kind: 'sms', from: 'Aurora', text: 'Your code is 123456.' },
  ])
  expect(await rowOf(id)).toMatchObject({ body: null, attempts: 1, provider_id: expect.any(String) })
})

test('a copy of the database does not reveal message contents', async () => {
  const id = await write({ recipient: '+639170000004', body: 'Your code is 123456.' })

  const { body } = await rowOf(id)
  expect(body?.includes('123456')).toBe(false)
  expect(body && site.gateway.ports.secrets.open(body, 'another purpose')).toBeNull()
})

test('an email is sent through a real SMTP conversation, with the merchant’s name', async () => {
  const recipient = newAddress()
  const body = 'Kumusta, señor ✓ مرحبا\nhttps://localhost/m/forget#token=x'
  const id = await write({ channel: 'mail', recipient, subject: 'Bagong password ✓', body })

  await untilState(id, 'sent')

  const [mail] = await site.sandbox.arrived(recipient)
  expect(mail).toMatchObject({ kind: 'mail', subject: 'Bagong password ✓', from: 'Aurora <no-reply@ante.example>' })
  expect(mail?.text.trim()).toBe(body)
})

test('a merchant may have its own sender name and address', async () => {
  const { db, bus } = site.gateway.ports
  await db
    .updateTable('merchant')
    .set({ sms_sender: 'AURORAPH', mail_sender: 'play@aurora.example' })
    .where('code', '=', 'aurora')
    .execute()
  bus.publish('merchant', 'aurora')
  const from = async () => {
    const [number, address] = [newNumber(), newAddress()]
    await untilState(await write({ recipient: number }), 'delivered')
    await untilState(await write({ channel: 'mail', recipient: address, subject: 'x' }), 'sent')
    return [...(await site.sandbox.arrived(number)), ...(await site.sandbox.arrived(address))].map(
      (message) => message.from,
    )
  }
  await expect.poll(from).toEqual(['AURORAPH', 'Aurora <play@aurora.example>'])

  await db.updateTable('merchant').set({ sms_sender: null, mail_sender: null }).where('code', '=', 'aurora').execute()
  bus.publish('merchant', 'aurora')
  await expect.poll(from).toEqual(['Aurora', 'Aurora <no-reply@ante.example>'])
})

test('a message of a rolled-back transaction is never sent', async () => {
  const recipient = newNumber()
  const { db } = site.gateway.ports
  const undone = inTransaction(db, async (tx) => {
    await writeMessage(tx, site.gateway.ports, {
      merchantCode: 'aurora',
      channel: 'sms',
      recipient,
      body: 'x',
      expiresAt: later(1e6),
    })
    throw new Error('rolled back')
  })
  await expect(undone).rejects.toThrow('rolled back')

  await untilState(await write({ recipient, body: 'after it' }), 'delivered')
  expect(await site.sandbox.arrived(recipient)).toMatchObject([{ text: 'after it' }])
})

test.each(['carrier', 'mailbox'] as const)(
  'while the %s is unavailable messages wait, and arrive later',
  async (name) => {
    await site.sandbox.setOutage(name, true)
    const channel = name === 'carrier' ? 'sms' : 'mail'
    const recipient = channel === 'sms' ? newNumber() : newAddress()
    const id = await write({ channel, recipient, subject: channel === 'mail' ? 'Wait' : '' })
    await expect.poll(async () => (await rowOf(id)).problem).not.toBeNull()
    expect(await stateOf(id)).toBe('waiting')

    await site.sandbox.setOutage(name, false)
    await expect.poll(async () => ['sent', 'delivered'].includes(await stateOf(id))).toBe(true)
    expect(await site.sandbox.arrived(recipient)).toHaveLength(1)
  },
)

test.each([
  ['sms', '+639170000003', 'sms.number.refused'],
  ['mail', 'nobody@player.example', 'No such mailbox'],
] as const)('a %s to %s is refused permanently', async (channel, recipient, problem) => {
  const id = await write({ channel, recipient, subject: channel === 'mail' ? 'x' : '' })

  await untilState(id, 'refused')
  expect(await rowOf(id)).toMatchObject({ body: null, attempts: 1, problem: expect.stringContaining(problem) })
})

test('a failing number is retried with increasing delays, until the message expires', async () => {
  const id = await write({ recipient: '+639170000004', expiresAt: later(60_000) })
  const attempts = async () => (await rowOf(id)).attempts
  await expect.poll(attempts).toBeGreaterThanOrEqual(1)
  site.gateway.ports.clock.offsetMs += 1_500
  await expect.poll(attempts).toBeGreaterThanOrEqual(2)

  site.gateway.ports.clock.offsetMs += 120_000
  // Messages are marked as expired by a recurring job.
  await untilState(id, 'expired')
  expect((await rowOf(id)).body).toBeNull()
})

test('a message that did not reach the phone is stored as undelivered', async () => {
  const id = await write({ recipient: '+639170000005' })

  await untilState(id, 'undelivered')
  expect((await rowOf(id)).problem).toBe('the phone could not be reached')
})

test('two instances send each message once', async () => {
  const other = await startGatewayOn(site.gateway.databaseUrl)
  other.ports.config.sms = site.gateway.ports.config.sms
  const recipient = newNumber()
  const ids = await Promise.all(Array.from({ length: 30 }, (_, index) => write({ recipient, body: `number ${index}` })))

  for (const id of ids) await untilState(id, 'delivered')

  expect(await site.sandbox.arrived(recipient)).toHaveLength(30)
  const attempts = await Promise.all(ids.map(async (id) => (await rowOf(id)).attempts))
  expect(attempts.every((count) => count === 1)).toBe(true)
  await other.stop()
})

test('a message of an instance that died while sending is taken over by another instance', async () => {
  const recipient = newNumber()
  const { db } = site.gateway.ports
  // The state that the dead gateway leaves: the job is locked, and the lock has expired.
  const id = await inTransaction(db, async (tx) => {
    const written = await writeMessage(tx, site.gateway.ports, {
      merchantCode: 'aurora',
      channel: 'sms',
      recipient,
      body: 'late',
      expiresAt: later(300_000),
    })
    await tx.updateTable('outbox_message').set({ attempts: 1 }).where('id', '=', written).execute()
    const lock = { locked_by: 'died', locked_until: new Date(), attempts: 1 }
    await tx.updateTable('job').set(lock).where('name', '=', 'outbox.send').where('key', '=', written).execute()
    return written
  })
  await untilState(id, 'delivered')
  expect(await site.sandbox.arrived(recipient)).toHaveLength(1)
})

const report = (body: string, changes: Record<string, string> = {}) => {
  const { method, path } = reportSms
  const headers = signedSmsHeaders(site.gateway.ports.config.sms!, { method, path, body })
  return site.gateway.fetch(path, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', ...headers, ...changes },
  })
}
const read = (reference: string, state: string) => JSON.stringify({ reference, messageId: 'm-1', state })

test.each([
  ['no key', { 'X-Sms-Signature': '' }],
  ['a wrong secret', { 'X-Sms-Signature': '0'.repeat(64) }],
  ['an unknown key', { 'X-Sms-Key': 'other' }],
  ['the provider ten minutes ago', { 'X-Sms-Timestamp': String(Date.now() - 600_000) }],
])('a report signed by %s is refused', async (_, changes) => {
  const id = await write({ recipient: '+639170000001' })
  await untilState(id, 'sent')

  const response = await report(read(id, 'delivered'), changes)

  expect([response.status, await response.json()]).toMatchObject([400, { errorCode: 'sms.signature.invalid' }])
  expect(await stateOf(id)).toBe('sent')
})

test('of two reports on one message the first counts, and a report on an unknown message is ignored', async () => {
  const id = await write({ recipient: '+639170000001' })
  await untilState(id, 'sent')

  expect((await report(read(id, 'delivered'))).status).toBe(200)
  expect((await report(read(id, 'undelivered'))).status).toBe(200)
  expect((await report(read(randomUUID(), 'delivered'))).status).toBe(200)

  expect(await stateOf(id)).toBe('delivered')
})
