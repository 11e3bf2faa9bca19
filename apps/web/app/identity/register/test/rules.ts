import { OptionalField } from '@ante/contract/identity/register.ts'
import type { FieldRule, RegistrationRules } from '@ante/contract/identity/register.ts'

import { REGISTER_FIELDS } from '../register-fields.ts'
import type { Values } from '../registration-problems.ts'

export const optionalRule = (regExp = '^.{3,30}$'): FieldRule => ({ enabled: true, required: false, regExp })
export const requiredRule = (regExp = '^.{3,30}$'): FieldRule => ({ enabled: true, required: true, regExp })

const off: FieldRule = { enabled: false, required: false, regExp: '^.{3,30}$' }
const noRules: Record<OptionalField, FieldRule> = {
  paymentPassword: off,
  nickname: off,
  payeeName: off,
  email: off,
  mobileNum: off,
  idNumber: off,
  qqNum: off,
  facebook: off,
  wechat: off,
  line: off,
  whatsapp: off,
  zalo: off,
  recommenderId: off,
  birthday: off,
}

/** Rules of a merchant who requires a name, a password, and the given fields. */
export const rulesWith = (overrides: Partial<RegistrationRules> = {}): RegistrationRules => ({
  username: requiredRule('^[A-Za-z][A-Za-z0-9]{5,13}$'),
  password: requiredRule('^[A-Za-z0-9]{6,12}$'),
  captcha: { enabled: false },
  ...noRules,
  methods: { username: true, mobileNum: false },
  mobilePassword: { enabled: false },
  mobileVerification: { enabled: false },
  ...overrides,
})

export const everyField = Object.fromEntries(OptionalField.options.map((field) => [field, optionalRule()]))

const empty = Object.fromEntries(REGISTER_FIELDS.map((field) => [field, '']))

/** Valid input for these rules. */
export const typed = (overrides: Partial<Values> = {}): Values => ({
  // The cast is safe, because there is an entry for each field.
  ...(empty as Values),
  username: 'player01',
  password: 'Demo2026',
  confirmPassword: 'Demo2026',
  ...overrides,
})
