import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { problemTexts } from '../refusals.ts'
import type { EmailProblem } from './check-email-form.ts'

export const emailTexts = {
  'username.missing': problemTexts['username.missing'],
  'username.invalid': problemTexts['username.invalid'],
  'email.incorrect': msg`Enter a valid email address, for example name@example.com.`,
} satisfies RefusalTexts<EmailProblem, MessageDescriptor>
