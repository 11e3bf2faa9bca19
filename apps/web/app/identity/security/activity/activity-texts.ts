import type { SecurityEventKind, SignInMethod } from '@ante/contract/identity/sessions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { AccountActivity } from './merged-activity.ts'

const signIns = {
  password: msg`Logged in with password`,
  registration: msg`Account created`,
  sms: msg`Logged in with SMS code`,
  social: msg`Logged in with a social account`,
  passkey: msg`Logged in with a passkey`,
  trial: msg`Free trial started`,
} satisfies Record<SignInMethod, MessageDescriptor>

const events = {
  'password.changed': msg`Password changed`,
  'sessions.ended': msg`Devices logged out`,
  'authenticator.added': msg`Authenticator app added`,
  'authenticator.removed': msg`Authenticator app removed`,
  'recovery_codes.made': msg`New recovery codes created`,
  'recovery_code.used': msg`Recovery code used`,
  'passkey.added': msg`Passkey added`,
  'passkey.removed': msg`Passkey removed`,
  'payment_password.changed': msg`Payment password set`,
  'bank_card.added': msg`Bank card added`,
} satisfies Record<SecurityEventKind, MessageDescriptor>

/** Description of an activity. */
export const activityTexts = (activity: AccountActivity): MessageDescriptor =>
  activity.is === 'signIn' ? signIns[activity.method] : events[activity.kind]
