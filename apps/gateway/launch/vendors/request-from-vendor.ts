import { boundedText } from '../../vendors/bounded-text.ts'
import type { VendorCalls } from '../calls/vendor-calls.ts'
import type { VendorAnswer } from './adapter.ts'

/** Timeout in milliseconds: a player waits for the answer. */
const ANSWER_LIMIT_MS = 3_000
/** Maximum answer size; the largest answer is the image of a round. */
const ANSWER_LIMIT_BYTES = 256 * 1024

export interface VendorHttpRequest {
  vendor: string
  /** Records the call, if present. */
  calls: Pick<VendorCalls, 'record'> | undefined
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

const SERVER_ERRORS_FROM = 500

/** Calls a vendor's server once, and records the call. After any failure the outcome is unknown. */
export async function requestFromVendor(request: VendorHttpRequest): Promise<VendorAnswer<VendorReply>> {
  const startedAt = performance.now()
  const reply = await attempt(request)
  const isAnswered = reply.kind === 'done' && reply.value.status < SERVER_ERRORS_FROM
  request.calls?.record({ vendor: request.vendor, way: 'out', ms: performance.now() - startedAt, isAnswered })
  return reply
}

async function attempt({ url, headers, body, limitMs }: VendorHttpRequest): Promise<VendorAnswer<VendorReply>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      // Redirects are refused, because only the configured URL is trusted.
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

/** Returns the reason of a failed request, which `fetch` reports as the cause of its error. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

/** Returns the parsed JSON text, or undefined. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
