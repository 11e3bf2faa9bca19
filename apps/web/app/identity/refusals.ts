import type { register } from '@ante/contract/identity/register.ts'
import type { login, loginFreeplay } from '@ante/contract/identity/session.ts'
import type { sendLoginCode, sendRegisterCode } from '@ante/contract/identity/verification.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RefusalWords } from '../lib/calls/call-errors.ts'
import type { FormProblem } from './check-form.ts'

type IdentityRefusal =
  | RefusalCodeOf<typeof login>
  | RefusalCodeOf<typeof register>
  | RefusalCodeOf<typeof loginFreeplay>
  | RefusalCodeOf<typeof sendLoginCode>
  | RefusalCodeOf<typeof sendRegisterCode>

/** Messages of refusals on sign-in and registration pages. */
export const identityRefusals = {
  'login.credentials.incorrect': msg`The username or the password is wrong. Please check both and try again.`,
  'captcha.incorrect': msg`That was not the code in the picture. Here is a new one.`,
  'captcha.required': msg`Type the code in the picture.`,
  'login.second_factor.required': msg`This account also asks for a code of your authenticator app.`,
  'account.disabled': msg`This account is closed. No one can sign in to it right now.`,
  'mobileNum.invalid': msg`This is not a mobile number. Please check its country and its digits.`,
  'mobileNum.country.refused': msg`We can't send codes to numbers of this country. Use a number of another country, or contact support.`,
  'code.work.required': msg`Your device could not finish a short security check. Please try again.`,
  'sender.unavailable': msg`Text messages do not get through at present. Please try again in a minute; this one was not counted.`,
  'verification.code.incorrect': msg`That code is not right, or no longer. Check it, or ask for a new one.`,
  'field.required': msg`Something that this site asks for is missing.`,
  'field.invalid': msg`Something that you typed does not follow the rules.`,
  'idNumber.exists': msg`This identity number is already registered.`,
  'mobileNum.exists': msg`This number is already registered. Log in with it instead.`,
  'affiliate.invalid': msg`This invitation code is not valid. Check it, or leave it out.`,
  'recommender.unknown': msg`No member has this name. Check who recommended you, or leave it empty.`,
  'registration.refused': msg`We cannot open an account with these details. Our support can tell you more.`,
  'trial.limit.reached': msg`That was today's last free trial from this network. Come back tomorrow, or register.`,
  'payment.password.easy': msg`This is one of the first that people try. Choose digits that are harder to guess.`,
  'birthday.underage': msg`You aren't old enough to open an account here.`,
  'username.exists': msg`This username is taken. Please choose another one.`,
  'username.invalid': msg`This username does not follow the rules.`,
  'password.invalid': msg`This password does not follow the rules.`,
  'password.common': msg`This password is on lists of leaked passwords. Please choose another one.`,
  'password.easy': msg`This password is too easy to guess. Avoid repeated characters and sequences.`,
  'password.like.username': msg`Your password can't be your username or number.`,
  'password.confirmation.mismatch': msg`The two passwords are not the same.`,
} satisfies RefusalWords<IdentityRefusal, MessageDescriptor>

/** Messages of field problems, from the form or the gateway. */
export const problemWords = {
  ...identityRefusals,
  'username.missing': msg`Type your username.`,
  'password.missing': msg`Type your password.`,
  'mobileNum.missing': msg`Type your mobile number.`,
  'verification.code.missing': msg`Type the code that your phone was sent.`,
  'affiliate.missing': msg`Type the code that you were invited with.`,
  'confirmation.missing': msg`Confirm your password.`,
} satisfies RefusalWords<IdentityRefusal | FormProblem, MessageDescriptor>

export type FieldProblem = keyof typeof problemWords
