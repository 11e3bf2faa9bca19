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
  const problems: Problems<NameField> = {}
  if (values.username.trim() === '') problems.username = 'username.missing'
  if (values.password === '') problems.password = 'password.missing'
  if (picture && !isPictureCode(values.identifying, picture)) problems.identifying = 'captcha.required'
  return problems
}

export function numberLoginProblems(
  { messageCode }: Record<NumberField, string>,
  mobile: MobileProblem | null,
): Problems<NumberField> {
  const problems: Problems<NumberField> = {}
  if (mobile) problems.mobileNum = mobile
  if (messageCode === '') problems.messageCode = 'verification.code.missing'
  return problems
}
