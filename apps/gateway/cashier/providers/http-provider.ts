import {
  PAYMENT_CLOCK_SKEW_MS,
  getPayment,
  getStatement,
  openPayment,
  paymentHeader,
  paymentSignedHead,
} from '@ante/contract/cashier/payment-provider.ts'
import type { Endpoint, InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import * as z from 'zod/mini'

import { parsedOutput } from '@ante/contract/kit/parsed.ts'
import { boundedText } from '../../vendors/bounded-text.ts'
import { signedHeaders } from '../../vendors/call-signature.ts'
import type { CallKey, Signing } from '../../vendors/call-signature.ts'
import { problemOf } from '../../vendors/send-outcome.ts'
import type { PaymentProvider, ProviderAnswer } from './provider.ts'

/** Timeout of a call: a member waits for the payment to open. */
const LIMIT_MS = 4_000
/** Maximum answer size; the largest is a page of a statement. */
const ANSWER_LIMIT_BYTES = 512 * 1024
const SERVER_ERRORS_FROM = 500
const TOO_MANY = 429
/** Maximum number of statement pages; longer statements are read in shorter periods. */
const MAX_PAGES = 400

export const PAYMENT_SIGNING: Signing = {
  header: paymentHeader,
  head: paymentSignedHead,
  skewMs: PAYMENT_CLOCK_SKEW_MS,
}

const Envelope = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), errorCode: z.string().check(z.maxLength(100)) }),
])

export interface ProviderAddress extends CallKey {
  url: string
  /** Called after each call, with null or the reason why there was no answer. */
  onAnswer?(problem: string | null): void
}

/** Returns a provider that implements the contract's `payment-provider.ts`, at this address and with this key. */
export function httpProvider(at: ProviderAddress): PaymentProvider {
  return {
    open: ({ expiresAt, ...requested }) =>
      callProvider(at, openPayment, { ...requested, expiresAt: expiresAt.toISOString() }),
    status: (reference) => callProvider(at, getPayment, { reference }),
    statement: ({ from, to }) => {
      const span = { from: from.toISOString(), to: to.toISOString() }
      return everyStatementLine((cursor) => callProvider(at, getStatement, { ...span, cursor }))
    },
  }
}

/** Returns all lines of a statement, page by page. */
export async function everyStatementLine<Line>(
  fetchPage: (cursor: string) => Promise<ProviderAnswer<{ lines: Line[]; next: string | null }>>,
): Promise<ProviderAnswer<Line[]>> {
  const lines: Line[] = []
  let cursor = ''
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await fetchPage(cursor)
    if (answer.kind !== 'done') return answer
    lines.push(...answer.value.lines)
    if (answer.value.next === null) return { kind: 'done', value: lines }
    cursor = answer.value.next
  }
  return { kind: 'unknown', problem: 'a statement of more lines than can be read at once' }
}

export async function callProvider<E extends Endpoint>(
  at: ProviderAddress,
  endpoint: E,
  input: InputOf<E>,
): Promise<ProviderAnswer<OutputOf<E>>> {
  const answer = await answerAt(at, endpoint, input)
  at.onAnswer?.(answer.kind === 'unknown' ? answer.problem : null)
  return answer
}

async function answerAt<E extends Endpoint>(
  at: ProviderAddress,
  endpoint: E,
  input: InputOf<E>,
): Promise<ProviderAnswer<OutputOf<E>>> {
  const url = at.url + endpoint.path
  const body = JSON.stringify(input)
  const call = { method: endpoint.method, path: new URL(url).pathname, body }
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: { 'Content-Type': 'application/json', ...signedHeaders(PAYMENT_SIGNING, at, call) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const text = await boundedText(response, ANSWER_LIMIT_BYTES)
    if (text === null) return { kind: 'unknown', problem: 'too long an answer' }
    return answerOf(endpoint, response.status, JSON.parse(text))
  } catch (error) {
    return { kind: 'unknown', problem: problemOf(error) }
  }
}

function answerOf<E extends Endpoint>(endpoint: E, status: number, input: unknown): ProviderAnswer<OutputOf<E>> {
  const envelope = Envelope.safeParse(input)
  if (!envelope.success) return { kind: 'unknown', problem: `status ${status} without an envelope` }
  if (!envelope.data.success) {
    const { errorCode: code } = envelope.data
    // A refused signature is not a final refusal, because an operator may correct the key.
    const isFinal = status < SERVER_ERRORS_FROM && status !== TOO_MANY && code !== 'payment.signature.invalid'
    return isFinal ? { kind: 'refused', code } : { kind: 'unknown', problem: code }
  }
  const value = parsedOutput(endpoint, envelope.data.value)
  return value === null
    ? { kind: 'unknown', problem: 'an answer that does not keep the contract' }
    : { kind: 'done', value }
}
