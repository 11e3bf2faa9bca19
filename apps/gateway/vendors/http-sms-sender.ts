import { parsedOutput } from '@ante/contract/kit/parsed.ts'
import type { Endpoint, InputOf } from '@ante/contract/kit/endpoint.ts'
import { getSmsStatus, submitSms } from '@ante/contract/outbox/sms-provider.ts'
import * as z from 'zod'

import type { Config } from '../kit/config.ts'
import { problemOf } from './send-outcome.ts'
import type { SendOutcome } from './send-outcome.ts'
import { signedSmsHeaders } from './sms-signature.ts'
import type { SmsSender } from './sms-sender.ts'

const SEND_LIMIT_MS = 10_000
/** Timeout in milliseconds of a status call, for whose answer a player waits. */
const STATUS_LIMIT_MS = 3_000
const SERVER_ERRORS_FROM = 500
const TOO_MANY = 429

const Answer = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({ success: z.literal(false), errorCode: z.string().max(100) }),
])
type Answer = z.output<typeof Answer>

/** Sends text messages through a provider that implements `sms-provider.ts`, at the configured address. */
export function httpSmsSender({ config }: { config: Pick<Config, 'sms'> }): SmsSender {
  const call = async <E extends Endpoint>({ method, path }: E, input: InputOf<E>, limitMs: number) => {
    if (!config.sms) throw new Error('no provider of text messages is configured')
    const body = method === 'GET' ? '' : JSON.stringify(input)
    const response = await fetch(config.sms.url + path, {
      method,
      headers: {
        ...(body && { 'Content-Type': 'application/json' }),
        ...signedSmsHeaders(config.sms, { method, path, body }),
      },
      ...(body && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    })
    return { status: response.status, answer: Answer.safeParse(await response.json()).data }
  }

  return {
    send: async ({ id: reference, to, from, text }) => {
      try {
        const { status, answer } = await call(submitSms, { reference, to, from, text }, SEND_LIMIT_MS)
        return outcomeOf(status, answer)
      } catch (error) {
        return { kind: 'unavailable', problem: problemOf(error) }
      }
    },
    isUp: async () => {
      try {
        const { answer } = await call(getSmsStatus, {}, STATUS_LIMIT_MS)
        return answer?.success === true && parsedOutput(getSmsStatus, answer.value)?.accepting === true
      } catch {
        return false
      }
    },
    close: () => undefined,
  }
}

function outcomeOf(status: number, answer: Answer | undefined): SendOutcome {
  if (answer?.success) {
    const sent = parsedOutput(submitSms, answer.value)
    if (sent) return { kind: 'sent', providerId: sent.messageId }
  }
  const problem = answer && !answer.success ? answer.errorCode : `the provider answered ${status}`
  const isFinal = answer?.success === false && status < SERVER_ERRORS_FROM && status !== TOO_MANY
  // A wrong key counts as temporary, because it may be corrected at the next restart.
  if (!isFinal || problem === 'sms.signature.invalid') return { kind: 'unavailable', problem }
  return { kind: 'refused', problem }
}
