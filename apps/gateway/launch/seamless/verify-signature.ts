import { createHmac, timingSafeEqual } from 'node:crypto'

import { seamlessBalance, seamlessHeader, seamlessSignedHead } from '@ante/contract/launch/seamless-wallet.ts'
import type { FastifyRequest } from 'fastify'

import type { Clock } from '../../kit/clock.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { CLOCK_SKEW_MS } from '../rules.ts'
import type { VendorKeys } from '../vendor-keys.ts'

/** Refusals that all seamless calls share. */
const refuse = refusalsOf(seamlessBalance)

/** Signer of a call, and the nonce that prevents replays. */
export interface SignedBy {
  vendor: string
  nonce: string
  keyId: string
}

const NAME = /^[A-Za-z0-9_.:-]{1,80}$/
const NONCE = /^[A-Za-z0-9_.:-]{8,80}$/
const TIMESTAMP = /^\d{13}$/
const SIGNATURE = /^[0-9a-f]{64}$/

/**
 * Verifies that a known vendor has signed exactly these bytes, recently. Throws a refusal that does not distinguish a
 * wrong signature from an unknown vendor or key.
 */
export async function verifySignature(
  { keys, clock }: { keys: VendorKeys; clock: Clock },
  request: FastifyRequest,
  path: string,
): Promise<SignedBy> {
  const vendor = headerOf(request, seamlessHeader.vendor, NAME)
  const keyId = headerOf(request, seamlessHeader.key, NAME)
  const timestamp = headerOf(request, seamlessHeader.timestamp, TIMESTAMP)
  const nonce = headerOf(request, seamlessHeader.nonce, NONCE)
  const signature = Buffer.from(headerOf(request, seamlessHeader.signature, SIGNATURE), 'hex')

  const secret = await keys.secretOf('ante', vendor, keyId)
  // The signature is computed for unknown vendors too, so that the response time does not reveal which vendors exist.
  const expected = createHmac('sha256', secret ?? 'unknown key')
    .update(seamlessSignedHead({ path, timestamp, nonce }))
    .update(request.rawBody)
    .digest()
  if (!timingSafeEqual(expected, signature) || secret === null) throw refuse('seamless.signature.invalid')

  const now = clock.now()
  if (Math.abs(now.getTime() - Number(timestamp)) > CLOCK_SKEW_MS) {
    throw refuse('seamless.clock.skew', { now: now.toISOString() })
  }
  return { vendor, nonce, keyId }
}

function headerOf(request: FastifyRequest, name: string, form: RegExp): string {
  const value = request.headers[name.toLowerCase()]
  if (typeof value !== 'string' || !form.test(value)) throw refuse('seamless.signature.invalid')
  return value
}
