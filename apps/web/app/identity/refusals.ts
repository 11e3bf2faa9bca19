import type { register } from '@ante/contract/identity/register.ts'
import type { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import type { sendLoginCode, sendRegisterCode } from '@ante/contract/identity/verification.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RefusalTexts } from '../lib/calls/call-errors.ts'
import type { FormProblem } from './check-form.ts'

type IdentityRefusal =
  | RefusalCodeOf<typeof login>
  | RefusalCodeOf<typeof register>
  | RefusalCodeOf<typeof loginFreeplay>
  | RefusalCodeOf<typeof sendLoginCode>
  | RefusalCodeOf<typeof sendRegisterCode>

/** Messages of refusals on sign-in and registration pages. */
export const identityRefusals = {
  'login.credentials.incorrect': msg`Wrong username or password. Check both and try again.`,
  'captcha.incorrect': msg`Wrong code. Try the new image.`,
  'captcha.required': msg`Enter the code in the image.`,
  'login.second_factor.required': msg`This account also needs a code from your authenticator app.`,
  'account.disabled': msg`This account is closed. You can’t log in right now.`,
  'mobileNum.invalid': msg`Enter a valid mobile number. Check the country and digits.`,
  'mobileNum.country.refused': msg`We can’t send codes to numbers from this country. Use a number from another country, or contact customer service.`,
  'code.work.required': msg`Your device couldn’t complete a short security check. Try again.`,
  'sender.unavailable': msg`We can’t send text messages right now. Please try again in a minute. This attempt wasn’t counted.`,
  'verification.code.incorrect': msg`This code is wrong or has expired. Check it, or request a new one.`,
  'field.required': msg`A required field is missing.`,
  'field.invalid': msg`Something you entered isn’t valid. Check it and try again.`,
  'idNumber.exists': msg`This ID number is already registered.`,
  'mobileNum.exists': msg`This number is already registered. Log in with it instead.`,
  'affiliate.invalid': msg`Invalid invitation code. Check it, or leave it blank.`,
  'recommender.unknown': msg`No member has this username. Check it, or leave it blank.`,
  'registration.refused': msg`We can’t open an account with these details. Contact customer service for help.`,
  'trial.limit.reached': msg`No free trials left today on this network. Come back tomorrow, or register.`,
  'payment.password.easy': msg`This is easy to guess. Choose other digits.`,
  'birthday.underage': msg`You’re not old enough to open an account here.`,
  'username.exists': msg`This username is taken. Choose another one.`,
  'username.invalid': msg`This username doesn’t meet the requirements.`,
  'password.invalid': msg`This password doesn’t meet the requirements.`,
  'password.common': msg`This password has appeared in a data leak. Choose another one.`,
  'password.easy': msg`This password is too easy to guess. Avoid repeated characters and sequences.`,
  'password.like.username': msg`Your password can’t be your username or mobile number.`,
  'password.confirmation.mismatch': msg`The passwords don’t match.`,
} satisfies RefusalTexts<IdentityRefusal, MessageDescriptor>

/** Messages of field problems, from the form or the gateway. */
export const problemTexts = {
  ...identityRefusals,
  'username.missing': msg`Enter your username.`,
  'password.missing': msg`Enter your password.`,
  'mobileNum.missing': msg`Enter your mobile number.`,
  'verification.code.missing': msg`Enter the code sent to your phone.`,
  'affiliate.missing': msg`Enter your invitation code.`,
  'confirmation.missing': msg`Confirm your password.`,
} satisfies RefusalTexts<IdentityRefusal | FormProblem, MessageDescriptor>

export type FieldProblem = keyof typeof problemTexts
