import type { claimRedRain, startRedRain } from '@ante/contract/promotions/red-rain.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { moneyFailure } from '../../ui/money-failure.ts'

type RainRefusal = RefusalCodeOf<typeof startRedRain> | RefusalCodeOf<typeof claimRedRain>

/** Message of each refusal of the red rain, with the next step. */
const rainRefusals = {
  'responsible.gaming.excluded': msg`You’re taking a break. You can still withdraw your money.`,
  'promotion.not.found': msg`This promotion is not here any more. Look at the others.`,
  'raffle.not.raining': msg`It is not raining now. The next time stands below.`,
  'raffle.no.chances': msg`You have used all your plays of the day. Come back with the next rain of another day.`,
  'raffle.spent': msg`All envelopes have been given away. This play does not count.`,
  'raffle.play.open': msg`An envelope of yours is still waiting. Open it first.`,
  'raffle.play.not.found': msg`This envelope is not yours, or not here any more.`,
  'raffle.too.many.taps': msg`No one can tap that often. Play the next rain by hand.`,
  'raffle.too.early': msg`Your rain is still falling. Try again in a moment.`,
  'raffle.too.late': msg`This envelope waited too long and is gone. Open the next one sooner.`,
} satisfies RefusalWords<RainRefusal, MessageDescriptor>

const isOurs = (code: string): code is RainRefusal => code in rainRefusals

/** Returns the message of a play that could not be started, or an envelope that could not be opened. */
export const rainFailure = (error: unknown): MessageDescriptor =>
  error instanceof CallRefused && isOurs(error.code) ? rainRefusals[error.code] : moneyFailure(error)
