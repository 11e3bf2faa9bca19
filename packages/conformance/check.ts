import { setTimeout as pause } from 'node:timers/promises'

import type { Answer } from '@ante/wallet-client/answer.ts'

import { CaseFailed } from './verdict.ts'

/** Maximum number of attempts: a busy wallet may leave a few unanswered. */
const MAX_ATTEMPTS = 30
const PAUSE_MS = 100

/** Returns the value of a successful answer; throws `CaseFailed` for any other. */
export function requireDone<Value>(answer: Answer<Value>, subject: string): Value {
  if (answer.kind === 'done') return answer.value
  throw new CaseFailed(`${subject}: expected success, but the answer was ${describeAnswer(answer)}`)
}

/** Asserts a refusal with this code and returns its details. */
export function requireRefused(answer: Answer<unknown>, code: string, subject: string): unknown {
  if (answer.kind === 'refused' && answer.code === code) return answer.details
  throw new CaseFailed(`${subject}: expected refusal ${code}, but the answer was ${describeAnswer(answer)}`)
}

export function requireEqual<Value extends string | number | bigint | boolean>(
  value: Value,
  expected: Value,
  subject: string,
): void {
  if (value !== expected) throw new CaseFailed(`${subject}: expected ${String(expected)}, but it is ${String(value)}`)
}

/** Retries until the outcome is known, as a vendor does when no answer arrives. */
export async function retryUntilAnswered<Value>(call: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await call()
    if (answer.kind !== 'unknown' || attempt >= MAX_ATTEMPTS) return answer
    await pause(PAUSE_MS)
  }
}

export function describeAnswer(answer: Answer<unknown>): string {
  if (answer.kind === 'done') return `successful (${JSON.stringify(answer.value)})`
  return answer.kind === 'refused' ? `refused as ${answer.code}` : `without a known outcome (${answer.problem})`
}
