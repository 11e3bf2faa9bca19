import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { vendorKeyOf } from '@ante/demo/vendor-keys.ts'

import type { Answer } from '@ante/wallet-client/answer.ts'
import { readAnswer } from '@ante/wallet-client/seamless/read-answer.ts'
import { signedHeaders } from '@ante/wallet-client/seamless/sign.ts'
import { FAKE_VENDORS_SECRET } from './fake-gateway.ts'

export interface Signing {
  vendor?: string
  signedBy?: string
  secret?: string
  headers?: Record<string, string>
}

/** Calls a vendor's server at this address as the gateway does. */
export async function callVendor<E extends Endpoint>(
  { url }: { url: string },
  endpoint: E,
  input: InputOf<E>,
  { vendor = 'ANS', signedBy = vendor, secret = FAKE_VENDORS_SECRET, headers: extra }: Signing = {},
): Promise<Answer<OutputOf<E>>> {
  const path = `/studio/${vendor}${endpoint.path}`
  const body = JSON.stringify(input)
  const headers = {
    'Content-Type': 'application/json',
    ...signedHeaders(vendorKeyOf(secret, signedBy), { path, body }),
    ...extra,
  }
  const response = await fetch(url + path, { method: 'POST', headers, body })
  return readAnswer(endpoint, response.status, await response.text())
}
