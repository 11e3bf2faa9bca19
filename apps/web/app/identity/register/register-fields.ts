import { OptionalField } from '@ante/contract/identity/register.ts'
import type { RegistrationRules } from '@ante/contract/identity/register.ts'

export const METHODS = ['username', 'mobileNum'] as const
/** By what somebody registers. */
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

/** By name, unless the merchant takes numbers alone. Source: product specification 4. */
export const firstMethod = ({ methods }: Pick<RegistrationRules, 'methods'>): Method =>
  methods.mobileNum && !methods.username ? 'mobileNum' : 'username'

interface FieldContext {
  rules: RegistrationRules
  method: Method
  /** Whether he may tell by whom he was invited. */
  invitation: boolean
  /** Whether the code in a picture has to be typed. */
  picture: boolean
}

/** What stands in the form, from top to bottom: in this order it is checked, and the cursor goes to the first that is wrong. */
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
  // Who registers by his number has typed it already.
  if (method === 'mobileNum') return []
  return rules.mobileVerification.enabled ? ['mobileNum', 'verificationCode'] : ['mobileNum']
}
