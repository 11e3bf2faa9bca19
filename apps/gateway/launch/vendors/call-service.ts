import { createHmac, randomUUID } from 'node:crypto'

import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { seamlessHeader, seamlessSignedHead } from '@ante/contract/launch/seamless-wallet.ts'
import * as z from 'zod/mini'

import type { Clock } from '../../kit/clock.ts'
import { parsedOutput } from '@ante/contract/kit/parsed.ts'
import type { VendorKeys } from '../vendor-keys.ts'
import type { VendorAnswer } from './adapter.ts'
import { requestFromVendor, parsedJson } from './request-from-vendor.ts'

const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), errorCode: z.string().check(z.maxLength(100)) }),
])
const SERVER_ERRORS_FROM = 500
/** JSON escapes of NUL and of unpaired surrogates, which neither databases nor URLs can contain. */
const NO_LETTER = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Calls the service API of a vendor of any dialect: `vendor-service.ts` in the contract. */
export async function callVendorService<E extends Endpoint>(
  { keys, clock }: { keys: VendorKeys; clock: Clock },
  vendor: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<VendorAnswer<OutputOf<E>>> {
  const [address, key] = [await keys.addressOf(vendor), await keys.newestOf(vendor)]
  if (!address?.serviceUrl || !key) return { kind: 'unknown', problem: `${vendor} has no service that we know` }
  const url = address.serviceUrl + endpoint.path
  const body = JSON.stringify(input)
  const signed = { path: new URL(url).pathname, timestamp: String(clock.now().getTime()), nonce: randomUUID() }
  const headers = {
    'Content-Type': 'application/json',
    [seamlessHeader.vendor]: vendor,
    [seamlessHeader.key]: key.keyId,
    [seamlessHeader.timestamp]: signed.timestamp,
    [seamlessHeader.nonce]: signed.nonce,
    [seamlessHeader.signature]: createHmac('sha256', key.secret)
      .update(seamlessSignedHead(signed))
      .update(body)
      .digest('hex'),
  }
  const reply = await requestFromVendor({ vendor, calls: keys.calls, url, headers, body })
  return reply.kind === 'done' ? read(endpoint, reply.value.status, reply.value.text) : reply
}

function read<E extends Endpoint>(endpoint: E, status: number, text: string): VendorAnswer<OutputOf<E>> {
  const envelope = Envelope.safeParse(parsedJson(text))
  if (!envelope.success) return { kind: 'unknown', problem: `status ${status} without an envelope` }
  if (!envelope.data.success) {
    const { errorCode: code } = envelope.data
    return status < SERVER_ERRORS_FROM ? { kind: 'refused', code } : { kind: 'unknown', problem: code }
  }
  const value = parsedOutput(endpoint, envelope.data.value)
  return value === null || NO_LETTER.test(JSON.stringify(value))
    ? { kind: 'unknown', problem: 'an answer that does not keep the contract' }
    : { kind: 'done', value }
}
