import { isBirthday } from '@ante/contract/identity/birthday.ts'
import { fieldPattern } from '@ante/contract/identity/field-pattern.ts'
import { cleanName, nameLetters } from '@ante/contract/identity/real-name.ts'
import { OptionalField } from '@ante/contract/identity/register.ts'
import type { FieldRule, register, RegistrationRules } from '@ante/contract/identity/register.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import type { Merchant } from '../../merchant/public.ts'
import { isPatternMatch } from './is-pattern-match.ts'

/** Default patterns. Source: domain handbook 10.2. */
const DEFAULTS: Record<OptionalField, string> = {
  paymentPassword: String.raw`^\d{6}$`,
  nickname: '^.{1,20}$',
  payeeName: String.raw`^[\p{L} .'-]{2,50}$`,
  email: String.raw`^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$`,
  mobileNum: String.raw`^\d{7,15}$`,
  idNumber: '^[A-Za-z0-9-]{5,20}$',
  qqNum: String.raw`^\d{5,12}$`,
  facebook: '^.{3,30}$',
  wechat: '^.{3,30}$',
  line: '^.{3,30}$',
  whatsapp: '^.{3,30}$',
  zalo: '^.{3,30}$',
  recommenderId: '^[A-Za-z0-9]{3,20}$',
  birthday: String.raw`^\d{4}-\d{2}-\d{2}$`,
}

/** Length that an email address must not reach, below the limit of mail servers. Source: product specification 5. */
const EMAIL_LIMIT = 255

/**
 * Returns the fields that the merchant requests besides name and password; all other fields are marked as not
 * requested.
 */
export function optionalRulesOf({ registration }: Pick<Merchant, 'registration'>): Record<OptionalField, FieldRule> {
  const rule = (field: OptionalField): FieldRule => {
    const { enabled = false, required = false, regExp = '' } = registration[field] ?? {}
    return { enabled, required: enabled && required, regExp: fieldPattern(regExp) ? regExp : DEFAULTS[field] }
  }
  return {
    paymentPassword: rule('paymentPassword'),
    nickname: rule('nickname'),
    payeeName: rule('payeeName'),
    email: rule('email'),
    mobileNum: rule('mobileNum'),
    idNumber: rule('idNumber'),
    qqNum: rule('qqNum'),
    facebook: rule('facebook'),
    wechat: rule('wechat'),
    line: rule('line'),
    whatsapp: rule('whatsapp'),
    zalo: rule('zalo'),
    recommenderId: rule('recommenderId'),
    birthday: rule('birthday'),
  }
}

type Form = Pick<ParsedInputOf<typeof register>, OptionalField>

/** Values of the requested fields, trimmed. */
export type OptionalValues = Partial<Record<OptionalField, string>>

export type OptionalProblem = { code: 'field.required' | 'field.invalid'; field: OptionalField }

/** Returns the values, or the problem of the first invalid field. Fields that were not requested are dropped. */
export function readOptionalFields(
  rules: RegistrationRules,
  form: Form,
): { kind: 'filled'; filled: OptionalValues } | ({ kind: 'problem' } & OptionalProblem) {
  const filled: OptionalValues = {}
  for (const field of OptionalField.options) {
    const { enabled, required, regExp } = rules[field]
    const typed = form[field] ?? ''
    const text = field === 'payeeName' ? cleanName(typed) : typed.trim()
    if (!enabled) continue
    if (text === '' && required) return { kind: 'problem', code: 'field.required', field }
    if (text === '') continue
    if (!fitsField(field, regExp, text)) return { kind: 'problem', code: 'field.invalid', field }
    filled[field] = text
  }
  return { kind: 'filled', filled }
}

function fitsField(field: OptionalField, regExp: string, text: string): boolean {
  if (field === 'email' && text.length >= EMAIL_LIMIT) return false
  if (field === 'birthday') return isBirthday(text)
  if (field === 'payeeName') return isPatternMatch(regExp, nameLetters(text))
  // The pattern of a mobile number applies to its digits only; blanks and dashes are removed first.
  return isPatternMatch(regExp, field === 'mobileNum' ? text.replaceAll(/[\s()+.-]/g, '') : text)
}
