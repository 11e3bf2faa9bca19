import { createHmac, randomUUID } from 'node:crypto'

import type { Endpoint } from '@ante/contract/kit/endpoint.ts'
import { header } from '@ante/contract/kit/headers.ts'
import { seamlessHeader, seamlessSignedHead } from '@ante/contract/launch/seamless-wallet.ts'

import { PAYMENT_SIGNING } from '../../cashier/providers/http-provider.ts'
import { auroraKey } from '../../cashier/test/payer.ts'
import { KEY } from '../../launch/test/vendor.ts'
import { csrfOf } from '../../staff/sessions/sessions.ts'
import { CONSOLE } from '../../staff/test/staff-members.ts'
import { signedHeaders } from '../../vendors/call-signature.ts'
import type { SharedGateway } from '../start-gateway.ts'

/** An endpoint's call as sent on the wire. */
export interface RawCall {
  endpoint: Endpoint
  path: string
  /** JSON; null for a GET. */
  body: string | null
  token: string
  /** Token of a session of staff, for calls of the operator console. */
  staffToken: string
}

let addresses = 0
/** Returns an address of a different network for each call, so that no rate limit applies. */
function nextAddress(): string {
  addresses += 1
  return `10.${(addresses >> 8) & 255}.${addresses & 255}.1`
}

/** Sends a call signed as its protocol requires. Returns the answer's status and the fields named by a refusal. */
export async function sendRaw(gateway: SharedGateway, { endpoint, path, body, token, staffToken }: RawCall) {
  const isConsole = endpoint.path.startsWith('/console/')
  const init = {
    method: endpoint.method,
    headers: {
      ...(isConsole ? headersOfStaff(staffToken) : { 'X-Forwarded-For': nextAddress(), [header.authorization]: token }),
      [header.idempotencyKey]: randomUUID(),
      ...(body !== null && { 'Content-Type': 'application/json' }),
      ...signatureOf(gateway, { endpoint, body }),
    },
    ...(body !== null && { body }),
  }
  const response = await gateway.fetch(path, init, isConsole ? CONSOLE : undefined)
  // Reads the whole answer, because a truncated file is a defect too.
  const answer = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return { status: response.status, ...refusalIn(isJson ? answer : '{}') }
}

/** Address of all calls by staff, because their sessions are bound to it. */
export const STAFF_ADDRESS = '10.255.0.1'

const headersOfStaff = (staffToken: string) => ({
  'X-Forwarded-For': STAFF_ADDRESS,
  Cookie: `__Host-ante-console=${staffToken}`,
  'X-CSRF-Token': csrfOf(staffToken),
})

function refusalIn(json: string): { code: string; fields: string[] } {
  const { errorCode = '', value } = JSON.parse(json) as {
    errorCode?: string
    // An answer may have a list with this name, too.
    value?: { fields?: { path?: string }[] } | null
  }
  return { code: errorCode, fields: value?.fields?.flatMap(({ path }) => path ?? []) ?? [] }
}

function signatureOf(
  gateway: SharedGateway,
  { endpoint: { path, method }, body }: Pick<RawCall, 'endpoint' | 'body'>,
): Record<string, string> {
  if (path.startsWith('/seamless/')) return seamlessSignature(path, body ?? '')
  const isNotice = path.endsWith('/v1/notices')
  return isNotice ? signedHeaders(PAYMENT_SIGNING, auroraKey(gateway), { method, path, body: body ?? '' }) : {}
}

function seamlessSignature(path: string, body: string): Record<string, string> {
  const [nonce, timestamp] = [randomUUID(), String(Date.now())]
  const head = seamlessSignedHead({ path, timestamp, nonce })
  return {
    [seamlessHeader.vendor]: KEY.vendor,
    [seamlessHeader.key]: KEY.keyId,
    [seamlessHeader.timestamp]: timestamp,
    [seamlessHeader.nonce]: nonce,
    [seamlessHeader.signature]: createHmac('sha256', KEY.secret).update(head).update(body).digest('hex'),
  }
}
