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

/** Initial method: by name, unless the merchant accepts only numbers. Source: product specification 4. */
export const firstMethod = ({ methods }: Pick<RegistrationRules, 'methods'>): Method =>
  methods.mobileNum && !methods.username ? 'mobileNum' : 'username'

interface FieldContext {
  rules: RegistrationRules
  method: Method
  /** Whether an inviter may be entered. */
  invitation: boolean
  /** Whether registration requires an inviter, or an invitation was refused: then its field is not folded. */
  needsInvitation?: boolean
  /** Whether a picture code is required. */
  picture: boolean
}

interface FormFields {
  /** Always visible. */
  required: RegisterField[]
  /** Folded until the member opens them. */
  optional: RegisterField[]
}

/**
 * Returns the form's fields from top to bottom, the required ones first. They are checked in this order, and the first
 * invalid one gets the focus.
 */
export function fieldsOf({ rules, method, invitation, needsInvitation = false, picture }: FieldContext): FormFields {
  const fieldsOfMerchant = (required: boolean) =>
    OptionalField.options
      .filter((field) => rules[field].required === required)
      .flatMap((field) => optionalOf(field, rules, method))
  const inviter = invitation ? (['affiliateCode'] as const) : []
  return {
    required: [
      ...headOf(rules, method),
      ...fieldsOfMerchant(true),
      ...(needsInvitation ? inviter : []),
      ...(picture ? (['identifying'] as const) : []),
    ],
    optional: [...fieldsOfMerchant(false), ...(needsInvitation ? [] : inviter)],
  }
}

function headOf({ mobilePassword }: RegistrationRules, method: Method): RegisterField[] {
  if (method === 'username') return ['username', 'password', 'confirmPassword']
  const passwords = ['password', 'confirmPassword'] as const
  return ['mobileNum', 'verificationCode', ...(mobilePassword.enabled ? passwords : [])]
}

function optionalOf(field: OptionalField, rules: RegistrationRules, method: Method): RegisterField[] {
  if (!rules[field].enabled) return []
  if (field !== 'mobileNum') return [field]
  // A registration by number already has the number as a required field.
  if (method === 'mobileNum') return []
  return rules.mobileVerification.enabled ? ['mobileNum', 'verificationCode'] : ['mobileNum']
}
