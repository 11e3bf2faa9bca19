import { OptionalField } from '@ante/contract/identity/register.ts'
import type { RegistrationRules } from '@ante/contract/identity/register.ts'

export const METHODS = ['username', 'mobileNum'] as const
/** Registration method. */
export type Method = (typeof METHODS)[number]

export const REGISTER_FIELDS = [
  'username',
  'password',
  'confirmPassword',
  'verificationCode',
  ...OptionalField.options,
  'affiliateCode',
  'identifying',
] as const
export type RegisterField = (typeof REGISTER_FIELDS)[number]

export const isOptional = (field: RegisterField): field is OptionalField => OptionalField.safeParse(field).success

export const methodsOf = ({ methods }: Pick<RegistrationRules, 'methods'>): Method[] =>
  METHODS.filter((method) => methods[method])

/** By name, unless the merchant accepts only numbers. Source: product specification 4. */
export const firstMethod = ({ methods }: Pick<RegistrationRules, 'methods'>): Method =>
  methods.mobileNum && !methods.username ? 'mobileNum' : 'username'

interface FieldContext {
  rules: RegistrationRules
  method: Method
  /** Whether an inviter may be entered. */
  invitation: boolean
  /** Whether a picture code is required. */
  picture: boolean
}

/**
 * Returns the form's fields from top to bottom, which is also the order of checking and of focusing the first invalid
 * one.
 */
export function fieldsOf({ rules, method, invitation, picture }: FieldContext): RegisterField[] {
  return [
    ...headOf(rules, method),
    ...OptionalField.options.flatMap((field) => optionalOf(field, rules, method)),
    ...(invitation ? (['affiliateCode'] as const) : []),
    ...(picture ? (['identifying'] as const) : []),
  ]
}

function headOf({ mobilePassword }: RegistrationRules, method: Method): RegisterField[] {
  if (method === 'username') return ['username', 'password', 'confirmPassword']
  const passwords = ['password', 'confirmPassword'] as const
  return ['mobileNum', 'verificationCode', ...(mobilePassword.enabled ? passwords : [])]
}

function optionalOf(field: OptionalField, rules: RegistrationRules, method: Method): RegisterField[] {
  if (!rules[field].enabled) return []
  if (field !== 'mobileNum') return [field]
  // A registration by number already has it.
  if (method === 'mobileNum') return []
  return rules.mobileVerification.enabled ? ['mobileNum', 'verificationCode'] : ['mobileNum']
}
