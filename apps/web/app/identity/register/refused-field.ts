import type { register } from '@ante/contract/identity/register.ts'

import type { RefusalOf } from '../../lib/calls/call-errors.ts'
import type { RegisterField } from './register-fields.ts'

type Refusal = RefusalOf<typeof register>
type Named = Exclude<Refusal['code'], 'field.required' | 'field.invalid' | 'registration.refused'>

const FIELD_OF: Record<Named, RegisterField> = {
  'username.exists': 'username',
  'username.invalid': 'username',
  'password.invalid': 'password',
  'password.common': 'password',
  'password.easy': 'password',
  'password.like.username': 'password',
  'password.confirmation.mismatch': 'confirmPassword',
  'captcha.incorrect': 'identifying',
  'captcha.required': 'identifying',
  'idNumber.exists': 'idNumber',
  'mobileNum.exists': 'mobileNum',
  'mobileNum.invalid': 'mobileNum',
  'verification.code.incorrect': 'verificationCode',
  'affiliate.invalid': 'affiliateCode',
  'recommender.unknown': 'recommenderId',
  'payment.password.easy': 'paymentPassword',
  'birthday.underage': 'birthday',
}

/** Fields that the form adds after a refusal about them. */
const ADDED_FIELDS: readonly RegisterField[] = ['affiliateCode', 'identifying']

/** Returns the field of a refusal; null when it is not in the form, so that the message is shown above the button. */
export function refusedField(refusal: Refusal, fields: readonly RegisterField[]): RegisterField | null {
  // The registration itself is refused, not the value of a field.
  if (refusal.code === 'registration.refused') return null
  const isNamed = refusal.code === 'field.required' || refusal.code === 'field.invalid'
  const field = isNamed ? refusal.details.field : FIELD_OF[refusal.code]
  return fields.includes(field) || ADDED_FIELDS.includes(field) ? field : null
}
