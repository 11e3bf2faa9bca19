import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { isSigned } from '../carrier/signature.ts'
import type { CarrierKey } from '../carrier/signature.ts'

/** Stand-in for a customer of the carrier: it receives and records delivery reports. Tests send messages with its key. */
export interface Customer {
  url: string
  key: CarrierKey
  reports: Map<string, { state: string; reason?: string }>
  requestLines: Set<string>
  /** References whose first report is lost. */
  missesOnce: Set<string>
  stop(): Promise<void>
}

export async function startCustomer(): Promise<Customer> {
  const state: Pick<Customer, 'key' | 'reports' | 'requestLines' | 'missesOnce'> = {
    key: { keyId: 'test-sms', secret: 'a-secret-for-tests-only' },
    reports: new Map(),
    requestLines: new Set(),
    missesOnce: new Set(),
  }
  const server = createServer((request, response) => void receive(state, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function receive(
  { key, reports, requestLines, missesOnce }: Pick<Customer, 'key' | 'reports' | 'requestLines' | 'missesOnce'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await buffer(request)
  const { method = '', url: path = '' } = request
  const report = JSON.parse(body.toString()) as { reference: string; state: string }
  requestLines.add(`${method} ${path}`)
  const isAccepted = isSigned(key, { method, path, body }, request.headers) && !missesOnce.delete(report.reference)
  if (isAccepted) reports.set(report.reference, report)
  response.writeHead(isAccepted ? 200 : 500, { 'Content-Type': 'application/json' }).end('{"success":true,"value":{}}')
}
