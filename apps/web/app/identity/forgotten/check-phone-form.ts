import type { MobileProblem } from '../mobile/mobile-number.ts'
import { newPasswordProblem } from '../password/check-password-form.ts'
import type { PasswordProblem } from '../password/check-password-form.ts'

export const PHONE_FIELDS = ['mobileNum', 'verificationCode', 'password'] as const
export type PhoneField = (typeof PHONE_FIELDS)[number]

export interface PhoneProblems {
  mobileNum?: MobileProblem
  verificationCode?: 'verification.code.missing'
  password?: PasswordProblem
}

interface FieldRules {
  /** Problem of the number in its country. */
  mobile: MobileProblem | null
  /** The merchant's password pattern, if known. */
  rule: string | null
}

/** Returns the problems of the form. Source: product specification 5, "Set password by phone". */
export function phoneProblems(
  { verificationCode, password }: Pick<Record<PhoneField, string>, 'verificationCode' | 'password'>,
  { mobile, rule }: FieldRules,
): PhoneProblems {
  const passwordProblem = newPasswordProblem(password, rule)
  return {
    ...(mobile && { mobileNum: mobile }),
    ...(verificationCode.trim() === '' && { verificationCode: 'verification.code.missing' as const }),
    ...(passwordProblem && { password: passwordProblem }),
  }
}
