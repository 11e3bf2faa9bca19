import type { IncomingHttpHeaders } from 'node:http'

import { SMS_CLOCK_SKEW_MS, smsHeader, smsSignedHead } from '@ante/contract/outbox/sms-provider.ts'
import { isSigned as isSignedBy, signedHeaders as headersSignedBy } from '@ante/plain-server/call-signature.ts'
import type { CallKey, SignedCall, Signing } from '@ante/plain-server/call-signature.ts'

export type CarrierKey = CallKey

const SMS: Signing = { header: smsHeader, head: smsSignedHead, skewMs: SMS_CLOCK_SKEW_MS }

/** Returns the headers that prove that a report comes from the carrier. */
export const signedHeaders = (key: CarrierKey, call: SignedCall): Record<string, string> =>
  headersSignedBy(SMS, key, call)

/** Whether the customer signed exactly these bytes recently. */
export const isSigned = (key: CarrierKey, call: SignedCall, headers: IncomingHttpHeaders): boolean =>
  isSignedBy(SMS, key, call, headers)
