import type { SecurityEventKind, SignInMethod } from '@ante/contract/identity/sessions.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Happening } from './merged-activity.ts'

const signIns = {
  password: msg`Signed in by password`,
  registration: msg`Account opened`,
  sms: msg`Signed in by text message`,
  social: msg`Signed in by another account`,
  passkey: msg`Signed in by passkey`,
  trial: msg`Free trial opened`,
} satisfies Record<SignInMethod, MessageDescriptor>

const events = {
  'password.changed': msg`Password changed`,
  'sessions.ended': msg`Devices signed out`,
  'authenticator.added': msg`Authenticator app added`,
  'authenticator.removed': msg`Authenticator app removed`,
  'recovery_codes.made': msg`New recovery codes made`,
  'recovery_code.used': msg`Recovery code used`,
  'passkey.added': msg`Passkey added`,
  'passkey.removed': msg`Passkey removed`,
  'payment_password.changed': msg`Payment password set`,
  'bank_card.added': msg`Bank card added`,
} satisfies Record<SecurityEventKind, MessageDescriptor>

/** Description of an activity. */
export const activityWords = (one: Happening): MessageDescriptor =>
  one.is === 'signIn' ? signIns[one.method] : events[one.kind]
