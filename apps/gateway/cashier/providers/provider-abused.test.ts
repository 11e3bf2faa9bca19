import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { STATEMENT_LINES_AT_ONCE } from '@ante/contract/cashier/payment-provider.ts'
import { HOUR_MS } from '@ante/contract/kit/time.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { reconcilePayments } from '../reconcile.ts'
import { httpProvider } from './http-provider.ts'

const LINES = 70_000
const at = new Date('2026-03-03T12:00:00Z')

/** A provider with very large answers. */
let server: Server
let url: string
let gateway: TestGateway
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  gateway = await startGateway()
})
afterAll(async () => {
  await gateway.stop()
  server.close()
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { cursor } = JSON.parse(await text(request)) as { cursor?: string }
  const isPage = cursor !== undefined
  const isPayouts = request.url?.startsWith('/payouts/') === true
  const value = isPayouts ? { lines: [], next: null } : page(Number(cursor))
  response.end(isPage ? JSON.stringify({ success: true, value }) : `${' '.repeat(700_000)}{}`)
}

function page(from: number) {
  const count = Math.min(STATEMENT_LINES_AT_ONCE, LINES - from)
  const lines = Array.from({ length: count }, (_, index) => ({
    paymentId: `payment-${from + index}`,
    reference: `DX${from + index}`,
    amount: '1.00',
    currency: 'PHP',
    state: 'paid',
    at: at.toISOString(),
  }))
  return { lines, next: from + count < LINES ? String(from + count) : null }
}

test('an endless answer is not read to its end', async () => {
  const provider = httpProvider({ url, keyId: 'aurora-1', secret: 'a-secret-of-the-two-of-us' })
  expect(await provider.status('DNOBODYKNOWS')).toEqual({ kind: 'unknown', problem: 'too long an answer' })
})

test('a statement of seventy thousand lines is compared with the books', async () => {
  const { db } = gateway.ports
  await db.updateTable('payment_provider').set({ url }).where('merchant_code', '=', 'aurora').execute()
  const span = { from: new Date(at.getTime() - HOUR_MS), to: new Date(at.getTime() + HOUR_MS) }
  const compared = await reconcilePayments(gateway.ports, { merchantCode: 'aurora', ...span })
  const [{ lines, differences } = { lines: 0, differences: [] }] = Array.isArray(compared) ? compared : []
  expect([lines, differences.length]).toEqual([LINES, LINES])
})
