import type { CommonRefusalCode } from '@ante/contract/kit/refusal.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallError, CallFailed } from '../lib/calls/call-errors.ts'
import type { Fault } from '../lib/calls/call-errors.ts'
import { commonRefusalOf } from '../lib/calls/common-refusal.ts'
import { callTexts } from './call-texts.ts'
import type { CallTexts } from './call-texts.ts'

/**
 * Returns the message of a failed call without a specific refusal: what happened, and what to do. Whether it mentions
 * the money is decided by the call's endpoint.
 */
export function callFailure(error: unknown): MessageDescriptor {
  const texts = callTexts(error instanceof CallError && error.movesMoney)
  if (error instanceof CallFailed) return faultTexts(texts)[error.fault]
  const common = commonRefusalOf(error)
  return (common && commonTexts(texts)[common]) ?? texts.server
}

/** Message for a call without an idempotency key whose answer was lost. The page shows whether the call took effect. */
const lost = msg`The connection was lost before the answer arrived. Check here whether it went through before you try again.`

const faultTexts = ({ server, checking, done, notDone }: CallTexts): Record<Fault, MessageDescriptor> => ({
  offline: msg`You’re offline. Nothing was sent. Try again when you’re back online.`,
  lost,
  timeout: lost,
  unreadable: lost,
  server,
  notDone,
  done,
  unknown: checking,
})

const commonTexts = ({
  unreachable,
  done,
  notDone,
}: CallTexts): Partial<Record<CommonRefusalCode, MessageDescriptor>> => ({
  'idempotency_key.cancelled': notDone,
  'idempotency_key.used': done,
  'request.too_many': msg`Too many requests. Wait a minute and try again.`,
  'function.not.available': msg`This isn’t available right now.`,
  'merchant.maintenance': msg`We’re closed for maintenance. Please come back soon.`,
  'request.invalid': msg`Something couldn’t be read. Check what you entered.`,
  'service.unavailable': unreachable,
})
