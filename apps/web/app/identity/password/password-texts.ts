import type { changePassword } from '@ante/contract/identity/change-password.ts'
import type { requestPasswordLink, setPasswordByLink } from '@ante/contract/identity/reset-password.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { failureText } from '../failure-texts.ts'
import { problemTexts } from '../refusals.ts'
import type { PasswordProblem } from './check-password-form.ts'

type PasswordRefusal =
  | RefusalCodeOf<typeof changePassword>
  | RefusalCodeOf<typeof requestPasswordLink>
  | RefusalCodeOf<typeof setPasswordByLink>

/** Messages of problems with passwords and their recovery. Source of the wordings: product specification 5. */
export const passwordTexts = {
  'oldPassword.missing': msg`Enter your old password.`,
  'newPassword.missing': msg`Enter a new password.`,
  'password.invalid': problemTexts['password.invalid'],
  'password.common': problemTexts['password.common'],
  'password.easy': problemTexts['password.easy'],
  'password.like.username': problemTexts['password.like.username'],
  'confirmation.missing': msg`Enter password.`,
  'password.confirmation.mismatch': msg`Confirmation password not matched.`,
  'password.incorrect': msg`Your old password is wrong. Check it and try again.`,
  'modify.new.old.same': msg`The new password and the old password cannot be the same`,
  'password.link.invalid': msg`This link is no longer valid. Request a new one.`,
  'sender.unavailable': msg`We can’t send emails right now. Please try again in a few minutes.`,
} satisfies RefusalTexts<PasswordRefusal | PasswordProblem, MessageDescriptor>

const hasText = (code: string): code is keyof typeof passwordTexts => code in passwordTexts

/** Returns the message above the form for a failure. */
export function passwordFailure(error: unknown): MessageDescriptor {
  return error instanceof CallRefused && hasText(error.code) ? passwordTexts[error.code] : failureText(error)
}
