import type { IncomingHttpHeaders } from 'node:http'

import { SMS_CLOCK_SKEW_MS, smsHeader, smsSignedHead } from '@ante/contract/outbox/sms-provider.ts'

import { isSigned, signedHeaders } from './call-signature.ts'
import type { CallKey, SignedCall, Signing } from './call-signature.ts'

const SMS: Signing = { header: smsHeader, head: smsSignedHead, skewMs: SMS_CLOCK_SKEW_MS }

/** Returns the headers that prove that a call comes from the holder of the key. */
export const signedSmsHeaders = (key: CallKey, call: SignedCall): Record<string, string> =>
  signedHeaders(SMS, key, call)

/** Whether the holder of the key signed exactly these bytes recently. */
export const isSignedSms = (key: CallKey, call: SignedCall, headers: IncomingHttpHeaders): boolean =>
  isSigned(SMS, key, call, headers)
