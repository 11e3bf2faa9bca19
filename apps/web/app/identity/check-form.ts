import { fieldPattern } from '@ante/contract/identity/field-pattern.ts'
import type { RegistrationRules } from '@ante/contract/identity/register.ts'

/** What can be wrong with a field before anybody is asked. */
export type FormProblem =
  | 'username.missing'
  | 'username.invalid'
  | 'password.missing'
  | 'password.invalid'
  | 'confirmation.missing'
  | 'password.confirmation.mismatch'
  | 'captcha.required'
  | 'mobileNum.missing'
  | 'mobileNum.invalid'
  | 'verification.code.missing'
  | 'affiliate.missing'

export type Problems<Name extends string> = Partial<Record<Name, FormProblem>>

export const REGISTER_FIELDS = ['username', 'password', 'confirmPassword', 'identifying'] as const
export type RegisterField = (typeof REGISTER_FIELDS)[number]

export function registrationProblems(
  { username, password, confirmPassword, identifying }: Record<RegisterField, string>,
  rules: Pick<RegistrationRules, 'username' | 'password' | 'captcha'>,
): Problems<RegisterField> {
  const found: Problems<RegisterField> = {}
  if (username.trim() === '') found.username = 'username.missing'
  else if (!fits(rules.username.regExp, username.trim())) found.username = 'username.invalid'

  if (password === '') found.password = 'password.missing'
  else if (!fits(rules.password.regExp, password)) found.password = 'password.invalid'

  if (confirmPassword === '') found.confirmPassword = 'confirmation.missing'
  else if (confirmPassword !== password) found.confirmPassword = 'password.confirmation.mismatch'

  if (rules.captcha.enabled && !isPictureCode(identifying)) found.identifying = 'captcha.required'
  return found
}

/** Source: product specification 5, and the code that the gateway takes. */
export const isPictureCode = (text: string) => /^\d{4,6}$/.test(text)

const fits = (regExp: string, text: string) => fieldPattern(regExp)?.test(text) ?? true

/** The zeros of the Arabic and of the Persian keyboard. */
const [ARABIC_ZERO, PERSIAN_ZERO] = [0x0660, 0x06f0]

/** Digits as an Arabic or a Persian keyboard writes them, as the gateway reads them. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO))
  })

/** The digits of what was typed, six at the most; those of an Arabic or a Persian keyboard count as well. */
export const codeDigits = (typed: string, atMost = 6): string => latinDigits(typed).replace(/\D/g, '').slice(0, atMost)
