import type {
  requestReinstatement,
  confirmLimit,
  setLimit,
  startExclusion,
} from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../lib/calls/call-errors.ts'
import type { RefusalWords } from '../lib/calls/call-errors.ts'
import { moneyFailure } from '../ui/money-failure.ts'

type ResponsibleGamingRefusal = RefusalCodeOf<
  typeof setLimit | typeof confirmLimit | typeof startExclusion | typeof requestReinstatement
>

const responsibleGamingRefusals = {
  'responsible.gaming.limit.invalid': msg`This cannot be a limit. Type another one.`,
  'responsible.gaming.change.not.found': msg`There is nothing to confirm any more.`,
  'responsible.gaming.change.too.early': msg`It is too early for that. Come back when it is time.`,
  'password.incorrect': msg`The password is wrong. Please try again.`,
  'responsible.gaming.length.not.offered': msg`This is not offered any more. Choose another one.`,
  'responsible.gaming.exclusion.shorter': msg`Your rest lasts longer than that already.`,
  'responsible.gaming.exclusion.running': msg`Your exclusion is not over yet.`,
} satisfies RefusalWords<ResponsibleGamingRefusal, MessageDescriptor>

const isOurs = (code: string): code is ResponsibleGamingRefusal => code in responsibleGamingRefusals

/** Returns the message when a change failed. */
export const responsibleGamingFailure = (error: unknown): MessageDescriptor =>
  error instanceof CallRefused && isOurs(error.code) ? responsibleGamingRefusals[error.code] : moneyFailure(error)
