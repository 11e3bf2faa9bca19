import { isPictureCode } from '@ante/contract/identity/picture-code.ts'
import type { PictureCode } from '@ante/contract/identity/picture-code.ts'

import type { FormProblem } from '../check-form.ts'
import type { MobileProblem } from '../mobile/mobile-number.ts'

type Problems<Name extends string> = Partial<Record<Name, FormProblem>>

export const NAME_FIELDS = ['username', 'password', 'identifying'] as const
export type NameField = (typeof NAME_FIELDS)[number]

export const NUMBER_FIELDS = ['mobileNum', 'messageCode'] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

/** Accounts may be older than the current rules, so a login only requires non-empty fields. */
export function nameLoginProblems(values: Record<NameField, string>, picture: PictureCode | null): Problems<NameField> {
  const found: Problems<NameField> = {}
  if (values.username.trim() === '') found.username = 'username.missing'
  if (values.password === '') found.password = 'password.missing'
  if (picture && !isPictureCode(values.identifying, picture)) found.identifying = 'captcha.required'
  return found
}

export function numberLoginProblems(
  { messageCode }: Record<NumberField, string>,
  mobile: MobileProblem | null,
): Problems<NumberField> {
  const found: Problems<NumberField> = {}
  if (mobile) found.mobileNum = mobile
  if (messageCode === '') found.messageCode = 'verification.code.missing'
  return found
}
