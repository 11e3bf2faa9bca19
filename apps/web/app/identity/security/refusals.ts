import type { changePassword } from '@ante/contract/identity/change-password.ts'
import type { addPasskey, beginPasskey, loginPasskey, removePasskey } from '@ante/contract/identity/passkeys.ts'
import type {
  beginAuthenticator,
  confirmAuthenticator,
  loginSecondFactor,
  removeAuthenticator,
} from '@ante/contract/identity/second-factor.ts'
import type { endOneSession } from '@ante/contract/identity/sessions.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { CallRefused } from '../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../lib/calls/call-errors.ts'
import { failureText } from '../failure-texts.ts'
import type { CodeProblem } from './code-check.ts'

type SecurityRefusal =
  | Exclude<
      RefusalCodeOf<typeof changePassword>,
      `password.${'invalid' | 'common' | 'easy' | 'like.username' | 'confirmation.mismatch'}` | 'modify.new.old.same'
    >
  | RefusalCodeOf<typeof addPasskey>
  | RefusalCodeOf<typeof beginPasskey>
  | RefusalCodeOf<typeof loginPasskey>
  | RefusalCodeOf<typeof removePasskey>
  | RefusalCodeOf<typeof beginAuthenticator>
  | RefusalCodeOf<typeof confirmAuthenticator>
  | RefusalCodeOf<typeof loginSecondFactor>
  | RefusalCodeOf<typeof removeAuthenticator>
  | RefusalCodeOf<typeof endOneSession>

export type GuardProblem = SecurityRefusal | CodeProblem | 'password.missing' | 'name.missing'

/** Messages of refusals about security factors. */
export const guardTexts = {
  'password.missing': msg`Enter your password.`,
  'password.incorrect': msg`Wrong password. Check it and try again.`,
  'code.missing': msg`Enter the 6-digit code from your app.`,
  'recovery_code.missing': msg`Enter one of your recovery codes (16 letters and digits).`,
  'second_factor.incorrect': msg`This code is wrong or already used. Try another one.`,
  'second_factor.expired': msg`This took longer than 5 minutes. Log in again.`,
  'authenticator.exists': msg`This account already has an authenticator app.`,
  'authenticator.not.found': msg`This account no longer has an authenticator app.`,
  'account.disabled': msg`This account is closed. You can’t log in right now.`,
  'name.missing': msg`Enter a name you’ll recognise.`,
  'passkey.incorrect': msg`This passkey doesn’t match an account here. Log in with your password instead.`,
  'passkey.exists': msg`This passkey is already on your account.`,
  'passkey.too_many': msg`You’ve reached the passkey limit. Remove one first.`,
  'passkey.not.found': msg`This passkey is no longer on your account.`,
  'session.not.found': msg`This device is already logged out.`,
} satisfies RefusalTexts<GuardProblem, MessageDescriptor>

const hasText = (code: string): code is keyof typeof guardTexts => code in guardTexts

/** Returns the message for a failure. */
export function guardFailure(error: unknown): MessageDescriptor {
  return error instanceof CallRefused && hasText(error.code) ? guardTexts[error.code] : failureText(error)
}
