import type { FieldRule } from './types.ts'

/** A rule of the registration form. */
export const field = (regExp: string, use: 'required' | 'optional' | 'off'): FieldRule => ({
  enabled: use !== 'off',
  required: use === 'required',
  regExp,
})

export const EMAIL_PATTERN = '^[^\\s@]{1,64}@[^\\s@]+\\.[^\\s@]+$'

/** Returns the rules of the registration fields, with the patterns of the domain handbook 10.2. */
export const registration = (captcha: boolean): Record<string, FieldRule> => ({
  username: field('^[A-Za-z][A-Za-z0-9]{5,13}$', 'required'),
  password: field('^[A-Za-z0-9]{6,12}$', 'required'),
  captcha: field('^\\d{4,6}$', captcha ? 'required' : 'off'),
  paymentPassword: field('^\\d{6}$', 'off'),
  nickname: field('^.{1,20}$', 'off'),
  payeeName: field("^[\\p{L} .'-]{2,50}$", 'off'),
  email: field(EMAIL_PATTERN, 'off'),
  mobileNum: field('^\\d{7,15}$', 'off'),
  qqNum: field('^\\d{5,12}$', 'off'),
  idNumber: field('^[A-Za-z0-9-]{5,20}$', 'off'),
  facebook: field('^.{3,30}$', 'off'),
  wechat: field('^.{3,30}$', 'off'),
  line: field('^.{3,30}$', 'off'),
  whatsapp: field('^.{3,30}$', 'off'),
  zalo: field('^.{3,30}$', 'off'),
  recommenderId: field('^[A-Za-z0-9]{3,20}$', 'off'),
})
