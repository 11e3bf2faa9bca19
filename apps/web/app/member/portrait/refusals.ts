import type { sendHeadIcon } from '@ante/contract/member/portrait.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import type { PictureProblem } from '../../ui/attach/prepare-picture.ts'
import { callFailure } from '../../ui/call-failure.ts'

/** Messages why a file is not acceptable. */
export const pictureTexts: Record<PictureProblem, MessageDescriptor> = {
  kind: msg`This file isn’t a supported image. Choose a photo.`,
  bytes: msg`This image is larger than 5 MB. Choose a smaller one.`,
  pixels: msg`This image is too large. Choose a smaller one.`,
  broken: msg`This image can’t be opened. Choose another one.`,
}

const refusals = {
  'picture.not.picture': pictureTexts.kind,
  'picture.too.many.pixels': pictureTexts.pixels,
} satisfies RefusalTexts<RefusalCodeOf<typeof sendHeadIcon>, MessageDescriptor>

const hasText = (code: string): code is keyof typeof refusals => code in refusals

/** Returns the message why a picture was refused, and what to do. */
export function portraitFailure(error: unknown): MessageDescriptor {
  if (!(error instanceof CallRefused)) return callFailure(error)
  if (error.code === 'request.too_large') return pictureTexts.bytes
  if (error.code === 'request.too_many') return msg`You’ve changed your picture too often. Wait a few minutes.`
  return hasText(error.code) ? refusals[error.code] : callFailure(error)
}
