import {
  businessPath,
  BusinessRefusal,
  businessSignHeader,
  businessStatus,
} from '@ante/contract/launch/business-wallet.ts'
import type { BusinessCall } from '@ante/contract/launch/business-wallet.ts'
import type * as z from 'zod/mini'

import type { VendorKeys } from '../../vendor-keys.ts'
import type { Vendor, VendorAnswer } from '../adapter.ts'
import { requestFromVendor, parsedJson } from '../request-from-vendor.ts'
import { isAnswerTo, sealedCall } from './seal-call.ts'

/** A call, with the schema of its answer. */
export interface VendorRequest<Schema extends z.ZodMiniType> {
  call: BusinessCall
  answer: Schema
  limitMs?: number | undefined
}

/** Statuses after which the outcome is unknown. */
const UNDECIDED: number[] = [businessStatus.failed, businessStatus.unavailable]

/**
 * Makes one attempt at a call; never throws. An answer that is not signed by the vendor, or does not match the schema,
 * counts as missing.
 */
export async function callVendor<Schema extends z.ZodMiniType>(
  { keys }: { keys: Pick<VendorKeys, 'newestOf'> & Partial<Pick<VendorKeys, 'calls'>> },
  { code, serviceUrl }: Vendor,
  { call, answer, limitMs }: VendorRequest<Schema>,
): Promise<VendorAnswer<z.output<Schema>>> {
  const key = await keys.newestOf(code)
  if (!key || serviceUrl === null) return { kind: 'unknown', problem: 'the vendor has no key or no address' }
  const sealed = sealedCall(key, call)
  const body = new URLSearchParams(sealed).toString()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const sent = { url: serviceUrl + businessPath, headers, body, limitMs }
  const reply = await requestFromVendor({ vendor: code, calls: keys.calls, ...sent })
  if (reply.kind !== 'done') return reply
  const { status, text, headers: responseHeaders } = reply.value
  if (status !== 200) return { kind: 'unknown', problem: `status ${status}` }
  if (!isAnswerTo(sealed, key, text, responseHeaders.get(businessSignHeader))) {
    return { kind: 'unknown', problem: 'an answer that is wrongly signed' }
  }
  return readAnswer(answer, parsedJson(text))
}

function readAnswer<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): VendorAnswer<z.output<Schema>> {
  const refusal = BusinessRefusal.safeParse(answer)
  if (refusal.success) {
    const { status, error_desc: problem } = refusal.data
    if (UNDECIDED.includes(status)) return { kind: 'unknown', problem: problem || `status ${status}` }
    return { kind: 'refused', code: nameOf(status) }
  }
  const done = schema.safeParse(answer)
  return done.success
    ? { kind: 'done', value: done.data }
    : { kind: 'unknown', problem: 'an answer that does not keep the protocol' }
}

/** Returns the name of a status in the protocol: `balanceTooLow`. */
function nameOf(status: number): string {
  return Object.entries(businessStatus).find(([, value]) => value === status)?.[0] ?? `status ${status}`
}
