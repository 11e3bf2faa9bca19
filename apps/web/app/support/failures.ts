import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { sendMessage } from '@ante/contract/support/chat.ts'
import { sendFeedback } from '@ante/contract/support/feedback.ts'
import type { sendPicture } from '@ante/contract/support/pictures.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused, refusalOf } from '../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../lib/calls/call-errors.ts'
import type { PictureProblem } from '../ui/attach/prepare-picture.ts'
import { callFailure } from '../ui/call-failure.ts'

type SupportRefusal = RefusalCodeOf<typeof sendFeedback | typeof sendMessage | typeof sendPicture>

/** Messages why a file is not acceptable. */
export const pictureTexts: Record<PictureProblem, MessageDescriptor> = {
  kind: msg`This file isn’t a PNG or JPG image. Send a photo or screenshot.`,
  broken: msg`This image is damaged. Take a new one.`,
  bytes: msg`This image is larger than 5 MB. Send a smaller one.`,
  pixels: msg`This image is too large. Send a screenshot or a smaller photo.`,
}

const refusals = {
  'picture.not.picture': pictureTexts.kind,
  'picture.too.many.pixels': pictureTexts.pixels,
  'picture.not.found': msg`An image is no longer available. Remove it and choose it again.`,
  'feedback.length': msg`Something couldn’t be read. Check what you entered.`,
  'chat.empty': msg`Your message is empty. Enter some text.`,
  'chat.visitor.not.found': msg`Couldn’t find your conversation. Try again to start a new one.`,
} satisfies RefusalTexts<SupportRefusal, MessageDescriptor>

const hasText = (code: string): code is SupportRefusal => code in refusals

/** Returns the message why a submission failed, and what to do. */
export function supportFailure(error: unknown): MessageDescriptor {
  const refusal = refusalOf(sendFeedback, error)
  if (refusal?.code === 'feedback.length') {
    const { length, shortest, longest } = refusal.details
    return length < shortest ? msg`Enter at least ${shortest} characters.` : msg`Enter up to ${longest} characters.`
  }
  if (error instanceof CallRefused && error.code === 'request.too_large') return pictureTexts.bytes
  return error instanceof CallRefused && hasText(error.code) ? refusals[error.code] : callFailure(error)
}
