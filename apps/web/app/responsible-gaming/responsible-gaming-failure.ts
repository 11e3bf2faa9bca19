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
import type { RefusalTexts } from '../lib/calls/call-errors.ts'
import { callFailure } from '../ui/call-failure.ts'

type ResponsibleGamingRefusal = RefusalCodeOf<
  typeof setLimit | typeof confirmLimit | typeof startExclusion | typeof requestReinstatement
>

const responsibleGamingRefusals = {
  'responsible.gaming.limit.invalid': msg`This isn’t a valid limit. Enter another one.`,
  'responsible.gaming.change.not.found': msg`There’s nothing left to confirm.`,
  'responsible.gaming.change.too.early': msg`It’s too early for this. Come back later.`,
  'password.incorrect': msg`Wrong password. Try again.`,
  'responsible.gaming.length.not.offered': msg`This option is no longer available. Choose another one.`,
  'responsible.gaming.exclusion.shorter': msg`Your current break is already longer.`,
  'responsible.gaming.exclusion.running': msg`Your self-exclusion hasn’t ended yet.`,
} satisfies RefusalTexts<ResponsibleGamingRefusal, MessageDescriptor>

const hasText = (code: string): code is ResponsibleGamingRefusal => code in responsibleGamingRefusals

/** Returns the message when a change failed. */
export const responsibleGamingFailure = (error: unknown): MessageDescriptor =>
  error instanceof CallRefused && hasText(error.code) ? responsibleGamingRefusals[error.code] : callFailure(error)
