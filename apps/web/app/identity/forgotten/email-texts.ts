import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { problemWords } from '../refusals.ts'
import type { EmailProblem } from './check-email-form.ts'

export const emailTexts = {
  'username.missing': problemWords['username.missing'],
  'username.invalid': problemWords['username.invalid'],
  'email.incorrect': msg`Enter a valid email address, for example name@example.com.`,
} satisfies RefusalWords<EmailProblem, MessageDescriptor>
