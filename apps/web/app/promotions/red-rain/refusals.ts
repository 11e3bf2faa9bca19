import type { claimRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { callFailure } from '../../ui/call-failure.ts'

type RainRefusal = RefusalCodeOf<typeof startRedRain> | RefusalCodeOf<typeof claimRedRain>

/** Messages for all refusals of red rain, with the next step. */
const rainRefusals = {
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'promotion.not.found': msg`This promotion is no longer available. See other promotions.`,
  'raffle.not.raining': msg`There’s no red rain now. See the next time below.`,
  'raffle.no.chances': msg`You’ve used all of today’s plays. Come back for a rain on another day.`,
  'raffle.spent': msg`All envelopes have been given away. This play doesn’t count.`,
  'raffle.play.open': msg`You have an unopened envelope. Open it first.`,
  'raffle.play.not.found': msg`This envelope isn’t yours, or is no longer available.`,
  'raffle.too.many.taps': msg`That’s more taps than possible by hand. Tap by hand in the next rain.`,
  'raffle.too.early': msg`Your rain hasn’t ended yet. Try again in a moment.`,
  'raffle.too.late': msg`This envelope has expired. Open the next one sooner.`,
} satisfies RefusalTexts<RainRefusal, MessageDescriptor>

const hasText = (code: string): code is RainRefusal => code in rainRefusals

/** Returns the message of a play that could not be started, or an envelope that could not be opened. */
export const rainFailure = (error: unknown): MessageDescriptor =>
  error instanceof CallRefused && hasText(error.code) ? rainRefusals[error.code] : callFailure(error)
