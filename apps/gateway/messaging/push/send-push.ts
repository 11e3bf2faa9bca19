import { request as requestPlainly } from 'node:http'
import { request as requestSecurely } from 'node:https'

import { lookupPublic } from './public-address.ts'

/** Result of a message at a push service. */
export type PushOutcome =
  | { kind: 'accepted' }
  /** The subscription no longer exists. */
  | { kind: 'gone' }
  /** Permanent failure. */
  | { kind: 'refused'; problem: string }
  | { kind: 'unavailable'; problem: string; afterMs: number | null }

const TIMEOUT_MS = 10_000
const MAX_WAIT_SECONDS = 3_600
/** Maximum answer size; a push service returns some lines at most. */
const MAX_ANSWER_BYTES = 65_536

export interface PushRequest {
  endpoint: string
  headers: Record<string, string | number>
  body: Buffer
  /** A local push service, whose address need not be public. */
  isLocalService: boolean
}

/**
 * Sends a message to a push service. Follows no redirects, ignores the answer's body, and has a timeout and a size
 * limit.
 */
export function sendPush(
  { endpoint, headers, body, isLocalService }: PushRequest,
  timeoutMs = TIMEOUT_MS,
): Promise<PushOutcome> {
  return new Promise((resolve) => {
    const begin = endpoint.startsWith('https:') ? requestSecurely : requestPlainly
    const signal = AbortSignal.timeout(timeoutMs)
    const options = { method: 'POST', headers, signal, ...(!isLocalService && { lookup: lookupPublic }) }
    const request = begin(endpoint, options, (answer) => {
      let bytes = 0
      answer.on('error', () => undefined)
      answer.on('data', ({ length }: Buffer) => {
        bytes += length
        if (bytes > MAX_ANSWER_BYTES) answer.destroy()
      })
      resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']))
    })
    request.on('error', ({ message }) => resolve({ kind: 'unavailable', problem: message, afterMs: null }))
    request.end(body)
  })
}

/** Returns the outcome by status code. Source: RFC 8030, 5 and 7.3. */
export function outcomeOf(status: number, retryAfter?: string): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'accepted' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const problem = `answered ${status}`
  if (status === 429 || status >= 500) {
    const seconds = /^\d{1,9}$/.test(retryAfter ?? '') ? Math.min(Number(retryAfter), MAX_WAIT_SECONDS) : null
    return { kind: 'unavailable', problem, afterMs: seconds === null ? null : seconds * 1000 }
  }
  return { kind: 'refused', problem }
}
