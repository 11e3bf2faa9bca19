import type { OptionalField } from '@ante/contract/identity/register.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InputHTMLAttributes } from 'react'

/** Mobile numbers have a separate field. */
export type PlainField = Exclude<OptionalField, 'mobileNum'>

interface OptionalTexts {
  label: MessageDescriptor
  /** Additional hint besides the rules of the merchant's pattern. */
  hint?: MessageDescriptor
  /** Message for invalid input, if the pattern cannot be described. */
  invalid?: MessageDescriptor
}

/** Labels of the fields that a merchant may require. */
export const optionalTexts: Record<PlainField, OptionalTexts> = {
  paymentPassword: { label: msg`Payment password`, hint: msg`Required to withdraw.` },
  nickname: { label: msg`Nickname` },
  payeeName: {
    label: msg`Full name`,
    hint: msg`As shown on your bank account.`,
    invalid: msg`Enter your name in letters, as shown on your bank account.`,
  },
  email: {
    label: msg`Email`,
    hint: msg`Used to reset your password if you forget it.`,
    invalid: msg`Enter a complete email address.`,
  },
  idNumber: { label: msg`ID number` },
  qqNum: { label: msg`QQ number` },
  facebook: { label: msg`Facebook` },
  wechat: { label: msg`WeChat` },
  line: { label: msg`LINE` },
  whatsapp: { label: msg`WhatsApp` },
  zalo: { label: msg`Zalo` },
  birthday: { label: msg`Date of birth`, invalid: msg`Enter a valid date of birth.` },
  recommenderId: { label: msg`Referred by`, hint: msg`The username of the member who referred you.` },
}

type InputTraits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'dir' | 'maxLength'
>

const plain: InputTraits = { autoComplete: 'off', autoCapitalize: 'none', dir: 'ltr', maxLength: 255 }

/** Keyboard type, autofill and text direction of each field. Names have the direction of their script. */
export const optionalTraits: Record<PlainField, InputTraits> = {
  paymentPassword: { ...plain, type: 'password', autoComplete: 'new-password', maxLength: 64 },
  nickname: { ...plain, autoComplete: 'nickname', autoCapitalize: 'words', dir: 'auto' },
  payeeName: { ...plain, autoComplete: 'name', autoCapitalize: 'words', dir: 'auto' },
  email: { ...plain, type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  idNumber: { ...plain, autoCapitalize: 'characters' },
  qqNum: plain,
  facebook: plain,
  wechat: plain,
  line: plain,
  whatsapp: { ...plain, inputMode: 'tel' },
  zalo: plain,
  recommenderId: { ...plain, maxLength: 64 },
  birthday: { type: 'date', autoComplete: 'bday' },
}
