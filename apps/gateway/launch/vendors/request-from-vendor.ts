import { boundedText } from '../../vendors/bounded-text.ts'
import type { VendorAnswer } from './adapter.ts'

/** A player waits for the answer, and a vendor that takes longer is as good as away. */
const ANSWER_LIMIT_MS = 3_000
/** The largest answer is a picture of a round. */
const ANSWER_LIMIT_BYTES = 256 * 1024

export interface VendorQuestion {
  url: string
  headers: Record<string, string>
  body: string
  limitMs?: number | undefined
}

export interface VendorReply {
  status: number
  headers: Headers
  text: string
}

/** Asks a vendor's server once. Whatever goes wrong on the way, nobody knows what became of the question. */
export async function requestFromVendor({ url, headers, body, limitMs }: VendorQuestion): Promise<VendorAnswer<VendorReply>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      // The vendor has named one address; it does not send us to others.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs ?? ANSWER_LIMIT_MS),
    })
    const text = await boundedText(response, ANSWER_LIMIT_BYTES)
    if (text === null) return { kind: 'unknown', problem: 'too long an answer' }
    return done({ status: response.status, headers: response.headers, text })
  } catch (error) {
    return { kind: 'unknown', problem: problemOf(error) }
  }
}

const done = <Value>(value: Value): VendorAnswer<Value> => ({ kind: 'done', value })

/** `fetch` says only that it failed; the reason is the cause. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

/** The value of a JSON text, or undefined. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
