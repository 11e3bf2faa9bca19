import type { register } from '@ante/contract/identity/register.ts'
import { latinDigits } from '@ante/contract/kit/digits.ts'
import type { InputOf } from '@ante/contract/kit/endpoint.ts'

import { isOptional } from './register-fields.ts'
import type { Method, RegisterField } from './register-fields.ts'
import type { Values } from './registration-problems.ts'
import type { Invitation } from './use-invitation.ts'

export interface FilledForm {
  values: Values
  method: Method
  /** Fields of the form: other values are not sent. */
  fields: readonly RegisterField[]
  /** Dialling code of the number's country, once the list has loaded. */
  dialingCode: string | undefined
  invitation: Invitation
}

/** Host and installation type of a registration. */
export interface RegistrationContext {
  host: string
  registerMethod: InputOf<typeof register>['registerMethod']
  loginDeviceId: string
}

/** Returns the request without the captcha answer. Source: product specification 3, "Registration payload". */
export function registrationPayload(filled: FilledForm, context: RegistrationContext): InputOf<typeof register> {
  const { fields, values, dialingCode } = filled
  const { host, ...contextFields } = context
  return {
    type: 0,
    ...Object.fromEntries(fields.filter(isSentAsTyped).flatMap((field) => entryOf(field, values))),
    ...(dialingCode !== undefined && values.mobileNum.trim() !== '' && { countryDialingCode: dialingCode }),
    ...invitationOf(filled, host),
    ...contextFields,
    registerUrl: host,
  }
}

/** Returns the typed invitation code, else the code of the address. */
export function codeOf({ invitation, fields, values }: Pick<FilledForm, 'invitation' | 'fields' | 'values'>): string {
  if (invitation.kind === 'fromLink') return invitation.code
  return fields.includes('affiliateCode') ? values.affiliateCode.trim() : ''
}

function invitationOf(filled: FilledForm, host: string) {
  const affiliateCode = codeOf(filled)
  if (affiliateCode === '') return {}
  return { affiliateCode, domain: domainOf(filled.invitation, host) }
}

/** Returns the host where the invitation link was published: from its address, or else the current host. */
export const domainOf = (invitation: Invitation, host: string): string =>
  ('domain' in invitation && invitation.domain) || host

const isSentAsTyped = (field: RegisterField) => field !== 'identifying' && field !== 'affiliateCode'

/** Passwords are not trimmed; empty values are not sent. */
function entryOf(field: RegisterField, values: Values): [string, string][] {
  const typed = values[field]
  if (field === 'password' || field === 'confirmPassword') return [[field, typed]]
  const text = field === 'verificationCode' ? latinDigits(typed).trim() : typed.trim()
  return text === '' && (isOptional(field) || field === 'verificationCode') ? [] : [[field, text]]
}
