import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallFailed } from '../lib/calls/call-errors.ts'
import type { Fault } from '../lib/calls/call-errors.ts'
import { commonRefusalOf } from '../lib/calls/common-refusal.ts'

/** Returns the message of a failed call that moves money, without a specific refusal: what is safe, and what to do. */
export function moneyFailure(error: unknown): MessageDescriptor {
  if (error instanceof CallFailed) return faultWords[error.fault]
  const common = commonRefusalOf(error)
  return (common && commonWords[common]) ?? faultWords.server
}

const server = msg`Something went wrong on our side. Your money is safe. Please try again.`

/** The call was sent, and its outcome is not requested by a key: the page shows the outcome. */
const lost = msg`The connection broke before the answer came. Check here whether it is done before you try again.`

const notDone = msg`This did not go through, and nothing was taken. You can try again.`

const done = msg`This went through. You’ll find it in your records.`

const faultWords: Record<Fault, MessageDescriptor> = {
  offline: msg`You are offline. Nothing was sent; try again when the connection is back.`,
  lost,
  timeout: lost,
  unreadable: lost,
  server,
  notDone,
  done,
  unknown: msg`We’re checking whether this went through. Please don’t repeat it. Your money is safe.`,
}

const commonWords: Partial<Record<CommonRefusalCode, MessageDescriptor>> = {
  'idempotency_key.cancelled': notDone,
  'idempotency_key.used': done,
  'request.too_many': msg`That was a lot at once. Wait a minute and try again.`,
  'function.not.available': msg`This is not open at the moment.`,
  'merchant.maintenance': msg`We are closed for maintenance. Please come back soon.`,
  'request.invalid': msg`Something here cannot be read. Check what you typed.`,
  'service.unavailable': msg`We cannot be reached just now. Your money is safe. Try again in a minute.`,
}
