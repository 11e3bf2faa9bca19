import type { Country } from '@ante/contract/identity/mobile.ts'
import { isBirthday } from '@ante/contract/identity/birthday.ts'
import { isPictureCode } from '@ante/contract/identity/picture-code.ts'
import type { PictureCode } from '@ante/contract/identity/picture-code.ts'
import { nameLetters } from '@ante/contract/identity/real-name.ts'
import type { OptionalField, RegistrationRules } from '@ante/contract/identity/register.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'

import { mobileProblem } from '../mobile/mobile-number.ts'
import type { FieldProblem } from '../refusals.ts'
import { isInvitationCode } from './invitation-address.ts'
import { isOptional } from './register-fields.ts'
import type { Method, RegisterField } from './register-fields.ts'
import type { PatternMatcher } from './use-pattern-matcher.ts'

export type Values = Record<RegisterField, string>
type Problems = Partial<Record<RegisterField, FieldProblem>>

export interface RegistrationContext {
  /** Whether a text matches a merchant's pattern. */
  matchesPattern: PatternMatcher
  rules: RegistrationRules
  method: Method
  /** Fields of the form. */
  fields: readonly RegisterField[]
  /** The number's country, once the list has loaded. */
  country: Country | undefined
  /** Whether registration requires an invitation. */
  byInvitationAlone: boolean
  picture: PictureCode
}

/** Returns the problems of the form. Source: product specification 5, "Registration". */
export function registrationProblems(values: Values, context: RegistrationContext): Problems {
  const problems: Problems = {}
  for (const field of context.fields) {
    const problem = problemOf(field, values, context)
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf(field: RegisterField, values: Values, context: RegistrationContext): FieldProblem | null {
  const { method } = context
  if (field === 'username') return usernameProblem(values.username.trim(), context)
  if (field === 'password') return passwordProblem(values.password, context)
  if (field === 'confirmPassword') return confirmationProblem(values)
  if (field === 'verificationCode') return codeProblem(values, method)
  if (field === 'affiliateCode') return invitationProblem(values.affiliateCode.trim(), context.byInvitationAlone)
  if (field === 'identifying') return isPictureCode(values.identifying, context.picture) ? null : 'captcha.required'
  if (field === 'mobileNum') return numberProblem(values.mobileNum, context)
  return isOptional(field) ? optionalProblem(field, values[field].trim(), context) : null
}

function usernameProblem(username: string, { rules, matchesPattern }: RegistrationContext) {
  if (username === '') return 'username.missing'
  return matchesPattern(rules.username.regExp, username) ? null : 'username.invalid'
}

function passwordProblem(password: string, { rules, matchesPattern }: RegistrationContext) {
  if (password === '') return 'password.missing'
  return matchesPattern(rules.password.regExp, password) ? null : 'password.invalid'
}

function confirmationProblem({ password, confirmPassword }: Values) {
  if (confirmPassword === '') return 'confirmation.missing'
  return confirmPassword === password ? null : 'password.confirmation.mismatch'
}

/** In a registration by name, the code is required only if a number is entered. */
function codeProblem({ verificationCode, mobileNum }: Values, method: Method) {
  if (method === 'username' && mobileNum.trim() === '') return null
  return /^\d{1,10}$/.test(latinDigits(verificationCode).trim()) ? null : 'verification.code.missing'
}

function invitationProblem(code: string, byInvitationAlone: boolean) {
  if (code === '') return byInvitationAlone ? 'affiliate.missing' : null
  return isInvitationCode(code) ? null : 'affiliate.invalid'
}

function numberProblem(mobileNum: string, { rules, method, country, matchesPattern }: RegistrationContext) {
  const { enabled, required, regExp } = rules.mobileNum
  if (mobileNum.trim() === '') return method === 'mobileNum' || required ? 'mobileNum.missing' : null
  // The pattern applies to the digits only, so spaces and dashes are removed.
  if (enabled && !matchesPattern(regExp, mobileNum.replace(/[\s()+.-]/g, ''))) return 'mobileNum.invalid'
  return mobileProblem(mobileNum, country)
}

/** Below the limit of mail servers. Source: product specification 5. */
const EMAIL_LIMIT = 255

function optionalProblem(field: OptionalField, text: string, { rules, matchesPattern }: RegistrationContext) {
  const { required, regExp } = rules[field]
  if (text === '') return required ? 'field.required' : null
  if (field === 'email' && text.length >= EMAIL_LIMIT) return 'field.invalid'
  if (field === 'birthday') return isBirthday(text) ? null : 'field.invalid'
  return matchesPattern(regExp, field === 'payeeName' ? nameLetters(text) : text) ? null : 'field.invalid'
}
