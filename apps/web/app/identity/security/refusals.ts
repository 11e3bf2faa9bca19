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
import type { RefusalWords } from '../../lib/calls/call-errors.ts'
import { failureWords } from '../failure-words.ts'
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
export const guardWords = {
  'password.missing': msg`Type your password.`,
  'password.incorrect': msg`That is not your password. Please check it and try again.`,
  'code.missing': msg`Type the six digits that your app shows.`,
  'recovery_code.missing': msg`Type one of your recovery codes: sixteen letters and digits.`,
  'second_factor.incorrect': msg`That code is wrong or was used. Try another one.`,
  'second_factor.expired': msg`That took longer than five minutes. Please log in once more.`,
  'authenticator.exists': msg`There is an authenticator app on this account already.`,
  'authenticator.not.found': msg`There is no authenticator app on this account any more.`,
  'account.disabled': msg`This account is closed. No one can sign in to it right now.`,
  'name.missing': msg`Give it a name by which you know it again.`,
  'passkey.incorrect': msg`This passkey does not open an account here. Log in with your password instead.`,
  'passkey.exists': msg`This passkey is on your account already.`,
  'passkey.too_many': msg`You have as many passkeys as an account can have. Remove one first.`,
  'passkey.not.found': msg`This passkey is not on your account any more.`,
  'session.not.found': msg`This device is signed out already.`,
} satisfies RefusalWords<GuardProblem, MessageDescriptor>

const isOurs = (code: string): code is keyof typeof guardWords => code in guardWords

/** Returns the message for a failure. */
export function guardFailure(error: unknown): MessageDescriptor {
  return error instanceof CallRefused && isOurs(error.code) ? guardWords[error.code] : failureWords(error)
}
