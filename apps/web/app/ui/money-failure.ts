import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallFailed } from '../lib/calls/call-errors.ts'
import type { Fault } from '../lib/calls/call-errors.ts'
import { commonRefusalOf } from '../lib/calls/common-refusal.ts'

/** Returns the message of a failed call that moves money, without a specific refusal: what is safe, and what to do. */
export function moneyFailure(error: unknown): MessageDescriptor {
  if (error instanceof CallFailed) return faultTexts[error.fault]
  const common = commonRefusalOf(error)
  return (common && commonTexts[common]) ?? faultTexts.server
}

const server = msg`Something went wrong on our side. Your money is safe. Please try again.`

/** Message for a call without an idempotency key whose answer was lost. The page shows whether the call took effect. */
const lost = msg`The connection was lost before the answer arrived. Check here whether it went through before you try again.`

const notDone = msg`This didn’t go through, and nothing was charged. You can try again.`

const done = msg`This went through. You’ll find it in your records.`

const faultTexts: Record<Fault, MessageDescriptor> = {
  offline: msg`You’re offline. Nothing was sent. Try again when you’re back online.`,
  lost,
  timeout: lost,
  unreadable: lost,
  server,
  notDone,
  done,
  unknown: msg`We’re checking whether this went through. Please don’t repeat it. Your money is safe.`,
}

const commonTexts: Partial<Record<CommonRefusalCode, MessageDescriptor>> = {
  'idempotency_key.cancelled': notDone,
  'idempotency_key.used': done,
  'request.too_many': msg`Too many requests. Wait a minute and try again.`,
  'function.not.available': msg`This isn’t available right now.`,
  'merchant.maintenance': msg`We’re closed for maintenance. Please come back soon.`,
  'request.invalid': msg`Something couldn’t be read. Check what you entered.`,
  'service.unavailable': msg`We can’t be reached right now. Your money is safe. Try again in a minute.`,
}
