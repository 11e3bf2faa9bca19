import * as z from 'zod/mini'

import { endpoint, NoDetails, Nothing } from '../kit/endpoint.ts'

/**
 * Protocol between the gateway and an SMS provider, for messages and their reports: docs/senders.md.
 *
 * - `reference` is the key of a message. A repeat sends nothing more and gets the same answer.
 * - A refusal (4xx) is final. No answer, or a 5xx, is inconclusive: the message is submitted again.
 * - Both directions are signed: HMAC-SHA256 in hex over `smsSignedHead` and the exact bytes of the body.
 */
const Reference = z.string().check(z.regex(/^[\da-f-]{36}$/))
const MessageId = z.string().check(z.regex(/^[\w.:-]{1,80}$/))

const signature = { 'sms.signature.invalid': NoDetails }

/** Called by the gateway. Paths are below the provider's address. */
export const submitSms = endpoint({
  summary: 'Accepts a text message for delivery.',
  method: 'POST',
  path: '/sms/v1/messages',
  access: 'anyone',
  input: z.object({
    reference: Reference,
    /** E.164, with the plus sign. */
    to: z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)),
    /** Sender shown on the phone: at most 11 letters, digits and blanks, or a number. */
    from: z.string().check(z.regex(/^([A-Za-z0-9 ]{1,11}|\+\d{5,15})$/)),
    text: z.string().check(z.minLength(1), z.maxLength(1_000)),
  }),
  output: z.object({ messageId: MessageId }),
  refusals: { ...signature, 'sms.number.refused': NoDetails, 'sms.reference.conflict': NoDetails },
})

/** Called by the gateway before it tells a user that a message will be sent. */
export const getSmsStatus = endpoint({
  summary: 'Returns whether the provider accepts messages.',
  method: 'GET',
  path: '/sms/v1/status',
  access: 'anyone',
  input: Nothing,
  output: z.object({ accepting: z.boolean() }),
  refusals: signature,
})

/** Called by the provider, repeatedly until it is answered; the first report of a message counts. */
export const reportSms = endpoint({
  summary: 'Reports the delivery state of a text message.',
  method: 'POST',
  path: '/senders/sms/v1/reports',
  access: 'anyone',
  input: z.object({
    reference: Reference,
    messageId: MessageId,
    state: z.enum(['delivered', 'undelivered']),
    /** Reason of a failed delivery, for the operator. */
    reason: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: Nothing,
  refusals: signature,
})

export const smsHeader = {
  /** Id of the signing key. */
  key: 'X-Sms-Key',
  /** Unix time in milliseconds; refused if more than five minutes off. */
  timestamp: 'X-Sms-Timestamp',
  nonce: 'X-Sms-Nonce',
  signature: 'X-Sms-Signature',
} as const

/** Returns the part of the signed text before the body. */
export const smsSignedHead = (signed: { method: string; path: string; timestamp: string; nonce: string }): string =>
  `${signed.method} ${signed.path}\n${signed.timestamp}\n${signed.nonce}\n`

export const SMS_CLOCK_SKEW_MS = 5 * 60_000
