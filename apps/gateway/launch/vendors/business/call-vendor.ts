import {
  businessAnswers,
  businessPath,
  BusinessRefusal,
  businessSignHeader,
  businessStatus,
} from '@ante/contract/launch/business-wallet.ts'
import type { BusinessAnswer, BusinessCall } from '@ante/contract/launch/business-wallet.ts'

import type { VendorKeys } from '../../vendor-keys.ts'
import type { Vendor, VendorAnswer } from '../adapter.ts'
import { isSignedBy, sealedCall } from './seal-call.ts'

type Method = BusinessCall['method']
export type CallFor<M extends Method> = Extract<BusinessCall, { method: M }>

/** Shorter than a player's patience, and than the lease of a transfer. */
const LIMIT_MS = 4_000
/** Of these nobody knows what was done. */
const UNDECIDED: number[] = [businessStatus.failed, businessStatus.unavailable]

/** One attempt at one call; it never throws. What is not signed by the vendor, or not what was asked for, is no answer. */
export async function callVendor<M extends Method>(
  { keys }: { keys: Pick<VendorKeys, 'newestOf'> },
  { code, serviceUrl }: Vendor,
  call: CallFor<M>,
  limitMs = LIMIT_MS,
): Promise<VendorAnswer<BusinessAnswer<M>>> {
  const key = await keys.newestOf(code)
  if (!key || serviceUrl === null) return { kind: 'unknown', problem: 'the vendor has no key or no address' }
  try {
    const response = await fetch(serviceUrl + businessPath, {
      method: 'POST',
      body: new URLSearchParams(sealedCall(key, call)),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    const text = await response.text()
    if (!response.ok) return { kind: 'unknown', problem: `status ${response.status}` }
    if (!isSignedBy(key, text, response.headers.get(businessSignHeader))) {
      return { kind: 'unknown', problem: 'an answer that is wrongly signed' }
    }
    return readAnswer(call.method, JSON.parse(text))
  } catch (error) {
    return { kind: 'unknown', problem: problemOf(error) }
  }
}

function readAnswer<M extends Method>(method: M, answer: unknown): VendorAnswer<BusinessAnswer<M>> {
  const refusal = BusinessRefusal.safeParse(answer)
  if (refusal.success) {
    const { status, error_desc: problem } = refusal.data
    if (UNDECIDED.includes(status)) return { kind: 'unknown', problem: problem || `status ${status}` }
    return { kind: 'refused', code: nameOf(status) }
  }
  const done = businessAnswers[method].safeParse(answer)
  if (!done.success) return { kind: 'unknown', problem: 'an answer that does not keep the protocol' }
  // What this method's schema parses to, by definition of the type.
  return { kind: 'done', value: done.data as BusinessAnswer<M> }
}

/** A refusal by its name in the protocol: `balanceTooLow`. */
function nameOf(status: number): string {
  return Object.entries(businessStatus).find(([, value]) => value === status)?.[0] ?? `status ${status}`
}

/** `fetch` says only that it failed; the reason is the cause. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}
