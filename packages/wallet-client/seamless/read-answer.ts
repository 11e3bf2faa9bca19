import type { Endpoint, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { parsedOutput } from '@ante/contract/kit/parsed.ts'
import * as z from 'zod/mini'

import type { Answer } from '../answer.ts'

const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), errorCode: z.string(), value: z.unknown() }),
])

/**
 * Each attempt has a separate nonce. A repeated nonce means that the network duplicated the call: the other copy may
 * have been executed.
 */
const NONCE_REPEATED = 'seamless.nonce.repeated'

/** Parses the envelope. A 4xx status without one comes from an intermediary and leaves the bet undecided. */
export function readAnswer<E extends Endpoint>(endpoint: E, status: number, text: string): Answer<OutputOf<E>> {
  const envelope = Envelope.safeParse(parseJson(text))
  if (!envelope.success) return { kind: 'unknown', problem: `status ${status} without an envelope` }
  if (!envelope.data.success) {
    const { errorCode, value } = envelope.data
    const decided = status >= 400 && status < 500 && errorCode !== NONCE_REPEATED
    return decided ? { kind: 'refused', code: errorCode, details: value } : { kind: 'unknown', problem: errorCode }
  }
  const value = parsedOutput(endpoint, envelope.data.value)
  if (value === null) return { kind: 'unknown', problem: 'an answer that violates the contract' }
  return { kind: 'done', value }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
