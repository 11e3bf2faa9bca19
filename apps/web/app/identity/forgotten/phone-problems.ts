import type { setPasswordBySms } from '@ante/contract/identity/reset-password.ts'

import type { RefusalOf } from '../../lib/calls/call-errors.ts'
import { passwordTexts } from '../password/password-texts.ts'
import type { PhoneField, PhoneProblems } from './check-phone-form.ts'

type Refused = RefusalOf<typeof setPasswordBySms>['code']

/** Problem of a field, from the form or the gateway. */
export type PhoneProblem = NonNullable<PhoneProblems[PhoneField]> | Refused

/** Returns the field of a refusal; null for one shown above the button. */
export function fieldOf(refused: Refused): PhoneField | null {
  if (isNumberProblem(refused)) return 'mobileNum'
  if (isCodeProblem(refused)) return 'verificationCode'
  return isPasswordProblem(refused) ? 'password' : null
}

export const isNumberProblem = (problem: PhoneProblem) =>
  problem === 'mobileNum.missing' || problem === 'mobileNum.invalid'

export const isCodeProblem = (problem: PhoneProblem) =>
  problem === 'verification.code.missing' || problem === 'verification.code.incorrect'

export const isPasswordProblem = (problem: PhoneProblem): problem is keyof typeof passwordTexts & PhoneProblem =>
  problem in passwordTexts
