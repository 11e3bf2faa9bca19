import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import {
  getPayment,
  getStatement,
  openPayment,
  paymentHeader,
  notifyPayment,
} from '@ante/contract/cashier/payment-provider.ts'
import type { PaymentNotice } from '@ante/contract/cashier/payment-provider.ts'
import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { paymentKeyOf } from '@ante/demo/payment-keys.ts'
import { isSigned, signedHeaders } from '@ante/plain-server/call-signature.ts'
import { createDatabase, dropDatabase, freshDatabaseUrl } from '@ante/plain-server/test/database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { OutsideWorld } from '../start.ts'
import { startTestWorld } from '../test/start-outside-world.ts'
import { PAYMENT_SIGNING } from './notices.ts'

const SECRET = 'a-secret-that-only-tests-have'
const aurora = paymentKeyOf(SECRET, 'aurora', 'PIER')
const databaseUrl = freshDatabaseUrl()
const received: PaymentNotice[] = []
/** References whose first notification is lost. */
const missesOnce = new Set<string>()

const shop = createServer((request, response) => void receive(request, response))

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await buffer(request)
  const { method = '', url: path = '' } = request
  const notice = JSON.parse(body.toString()) as PaymentNotice
  const isOurs = isSigned(PAYMENT_SIGNING, aurora, { method, path, body }, request.headers)
  const isAccepted = isOurs && path === notifyPayment.path && !missesOnce.delete(notice.reference)
  if (isAccepted) received.push(notice)
  response.writeHead(isAccepted ? 200 : 500, { 'Content-Type': 'application/json' }).end('{"success":true,"value":{}}')
}

let sandbox: OutsideWorld
let url: string
beforeAll(async () => {
  await createDatabase(databaseUrl)
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  sandbox = await startTestWorld({
    databaseUrl,
    gatewayUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
    environment: { VENDORS_SECRET: SECRET, VENDORS_TIME_SCALE: '20' },
  })
  url = sandbox.url.replace('localhost', '127.0.0.1')
  await sandbox.ready
})
afterAll(async () => {
  await sandbox.stop()
  shop.closeAllConnections()
  await new Promise((resolve) => shop.close(resolve))
  await dropDatabase(databaseUrl)
})

async function call<E extends Endpoint>(
  { method, path: endpointPath }: E,
  input: InputOf<E>,
  headers: Record<string, string> = {},
) {
  const path = `/pier${endpointPath}`
  const body = JSON.stringify(input)
  const signed = {
    'Content-Type': 'application/json',
    ...signedHeaders(PAYMENT_SIGNING, aurora, { method, path, body }),
  }
  const response = await fetch(url + path, { method, body, headers: { ...signed, ...headers } })
  return (await response.json()) as { success: boolean; errorCode?: string; value: Record<string, unknown> }
}

const paymentInput = (reference: string, changes: object = {}): InputOf<typeof openPayment> => ({
  reference,
  kind: 'EWALLET',
  amount: '250.5',
  currency: 'PHP',
  feePercent: '1.5',
  confirmations: 0,
  expiresAt: new Date(Date.now() + 600_000).toISOString(),
  returnUrl: 'http://localhost/m/voucherCenter?order=D1',
  language: 'AR',
  ...changes,
})

const pageOf = ({ value }: { value: Record<string, unknown> }) =>
  new URL((value['pay'] as { url: string }).url).pathname
const press = (path: string, fields: Record<string, string> = {}) =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const statesOf = (reference: string) =>
  received.filter((candidate) => candidate.reference === reference).map(({ state }) => state)

test('a payment is opened once, shows its amount, and redirects to the shop once paid', async () => {
  const opened = await call(openPayment, paymentInput('DPAGE1'))
  expect(await call(openPayment, paymentInput('DPAGE1'))).toEqual(opened)
  expect(await call(openPayment, paymentInput('DPAGE1', { amount: '251' }))).toMatchObject({
    errorCode: 'payment.reference.conflict',
  })
  const page = await (await fetch(url + pageOf(opened))).text()
  expect(page).toContain('dir="rtl"')
  expect(page).toContain('DPAGE1')

  missesOnce.add('DPAGE1')
  const answer = await press(pageOf(opened), { amount: '250.5' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'http://localhost/m/voucherCenter?order=D1'])
  await press(pageOf(opened), { amount: '250.5' })

  await expect.poll(() => [...statesOf('DPAGE1')].sort(), { timeout: 15_000 }).toEqual(['paid', 'pending'])
  expect(await call(getPayment, { reference: 'DPAGE1' })).toMatchObject({ value: { state: 'paid', amount: '250.5' } })
})

test('coins are confirmed one by one, and a bank transfer is matched by its exact amount', async () => {
  const coins = await call(
    openPayment,
    paymentInput('DCOINS', { kind: 'CRYPTO', currency: 'USDT', amount: '50', confirmations: 3 }),
  )
  await press('/chain', { destination: (coins.value['pay'] as { address: string }).address, amount: '49.5' })
  await expect.poll(() => statesOf('DCOINS'), { timeout: 15_000 }).toContain('paid')
  expect(received.find(({ reference, state }) => reference === 'DCOINS' && state === 'paid')).toMatchObject({
    amount: '49.5',
    confirmations: 3,
  })

  const bank = await call(openPayment, paymentInput('DBANK1', { kind: 'MT', amount: '500.37' }))
  const { accountNumber: address } = bank.value['pay'] as { accountNumber: string }
  await press('/bank', { destination: address, amount: '500.36', message: 'rent' })
  await press('/bank', { destination: address, amount: '500.37', message: '' })
  await expect.poll(() => statesOf('DBANK1'), { timeout: 15_000 }).toContain('paid')
  const span = { from: new Date(Date.now() - 60_000).toISOString(), to: new Date(Date.now() + 60_000).toISOString() }
  const statement = await call(getStatement, { ...span, cursor: '' })
  const lines = statement.value['lines'] as { reference: string; amount: string }[]
  expect(lines.map(({ reference, amount }) => [reference, amount])).toEqual(
    expect.arrayContaining([
      ['DCOINS', '49.5'],
      ['rent', '500.36'],
      ['DBANK1', '500.37'],
    ]),
  )
})

test('a payer who declined can still pay; invalid input is refused without a payment', async () => {
  const opened = await call(openPayment, paymentInput('DLATER'))
  await press(`${pageOf(opened)}/decline`)
  await expect.poll(() => statesOf('DLATER')).toEqual(['failed'])
  for (const amount of ['0', '-1', '1e3', '1.001', ''])
    expect((await press(pageOf(opened), { amount })).status).toBe(400)
  await press(pageOf(opened), { amount: '10' })
  await expect.poll(() => statesOf('DLATER'), { timeout: 15_000 }).toContain('paid')
})

test.each([
  ['another key', { [paymentHeader.key]: 'nobody.PIER' }],
  ['an old time', { [paymentHeader.timestamp]: '1700000000000' }],
  ['another signature', { [paymentHeader.signature]: '0'.repeat(64) }],
])('a call with %s is not accepted as its customer’s', async (_, headers) => {
  expect(await call(getPayment, { reference: 'DPAGE1' }, headers)).toMatchObject({
    errorCode: 'payment.signature.invalid',
  })
})
