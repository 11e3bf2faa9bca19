import type { FieldRule, register, RegistrationRules } from '@ante/contract/identity/register.ts'
import { fieldPattern, usualPatterns } from '@ante/contract/identity/field-pattern.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'

import type { Merchant } from '../../merchant/public.ts'
import { weakPasswordRefusal } from '../passwords/weak-password.ts'
import { fits } from './field-fits.ts'
import { optionalRulesOf } from './optional-fields.ts'

/**
 * What the merchant asks of a new member. A pattern that is none gives way to the usual one, and nobody is asked for the
 * code in a picture where pictures are switched off.
 */
export function registrationRulesOf({
  registration,
  settings,
}: Pick<Merchant, 'registration' | 'settings'>): RegistrationRules {
  const isOn = (name: string) => registration[name]?.enabled === true
  const byNumber = isOn('mobileSignUp') && isSwitchedOn(settings.whitelabel, 'VERIFICATION3')
  return {
    username: ruleOf(registration['username'], usualPatterns.username),
    password: ruleOf(registration['password'], usualPatterns.password),
    captcha: { enabled: isOn('captcha') && isSwitchedOn(settings.whitelabel, 'CAPTCHA3') },
    ...optionalRulesOf({ registration }),
    // Names are switched off by name alone, and where nobody could register otherwise not at all.
    methods: { username: registration['usernameSignUp']?.enabled !== false || !byNumber, mobileNum: byNumber },
    mobilePassword: { enabled: isOn('mobilePassword') },
    mobileVerification: { enabled: isOn('mobileVerification') },
  }
}

/** Nobody signs in without a name and a password, so these two are always asked for. */
function ruleOf(given: FieldRule | undefined, usual: string): FieldRule {
  const regExp = given && fieldPattern(given.regExp) ? given.regExp : usual
  return { enabled: true, required: true, regExp }
}

type Person = Pick<ParsedInputOf<typeof register>, 'username' | 'mobileNum' | 'password' | 'confirmPassword'>

interface Passwords extends Record<'password' | 'confirmPassword', string> {
  /** The member's own, such as username and number: a password is none of them. */
  names: readonly (string | null | undefined)[]
}

/** Why name and password make no member, or null. Who registers by number has no name, and maybe no password. */
export function registrationRefusal(rules: RegistrationRules, person: Person) {
  const { username, mobileNum, password = '', confirmPassword = '' } = person
  // The login trims what is typed, so a name with blanks at its ends would never be found again.
  const isName = username === undefined || (username === username.trim() && fits(rules.username.regExp, username))
  if (!isName) return 'username.invalid'
  const choosesNone = username === undefined && !rules.mobilePassword.enabled
  return choosesNone ? null : passwordRefusal(rules, { password, confirmPassword, names: [username, mobileNum] })
}

/** Why this is no password for a member, or null. */
export function passwordRefusal(
  rules: Pick<RegistrationRules, 'password'>,
  { password, confirmPassword, names }: Passwords,
) {
  if (!fits(rules.password.regExp, password)) return 'password.invalid'
  if (password !== confirmPassword) return 'password.confirmation.mismatch'
  return weakPasswordRefusal(password, names)
}
