import type { FieldRule, register, RegistrationRules } from '@ante/contract/identity/register.ts'
import { fieldPattern, defaultPatterns } from '@ante/contract/identity/field-pattern.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'
import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'

import type { Merchant } from '../../merchant/public.ts'
import { weakPasswordRefusal } from '../../kit/weak-password/weak-password.ts'
import { isPatternMatch } from './is-pattern-match.ts'
import { optionalRulesOf } from './optional-fields.ts'

/**
 * Returns the merchant's rules for registration. An invalid pattern is replaced by the default, and no captcha is
 * required if captchas are disabled.
 */
export function registrationRulesOf({
  registration,
  settings,
}: Pick<Merchant, 'registration' | 'settings'>): RegistrationRules {
  const isOn = (name: string) => registration[name]?.enabled === true
  const byNumber = isOn('mobileSignUp') && isSwitchedOn(settings.flags, 'VERIFICATION3')
  return {
    username: ruleOf(registration['username'], defaultPatterns.username),
    password: ruleOf(registration['password'], defaultPatterns.password),
    captcha: { enabled: isOn('captcha') && isSwitchedOn(settings.flags, 'CAPTCHA3') },
    ...optionalRulesOf({ registration }),
    // Registration by name can be disabled only while registration by number is enabled.
    methods: { username: registration['usernameSignUp']?.enabled !== false || !byNumber, mobileNum: byNumber },
    mobilePassword: { enabled: isOn('mobilePassword') },
    mobileVerification: { enabled: isOn('mobileVerification') },
  }
}

/** Returns the rule of name or password, which are always required, because signing in needs them. */
function ruleOf(rule: FieldRule | undefined, defaultRule: string): FieldRule {
  const regExp = rule && fieldPattern(rule.regExp) ? rule.regExp : defaultRule
  return { enabled: true, required: true, regExp }
}

type Person = Pick<ParsedInputOf<typeof register>, 'username' | 'mobileNum' | 'password' | 'confirmPassword'>

interface Passwords extends Record<'password' | 'confirmPassword', string> {
  /** The member's own names, such as account and number, which the password must not resemble. */
  names: readonly (string | null | undefined)[]
}

/**
 * Returns why name and password are refused, or null. A registration by number has no name, and may have no password.
 */
export function registrationRefusal(rules: RegistrationRules, person: Person) {
  const { username, mobileNum, password = '', confirmPassword = '' } = person
  if (username !== undefined && !isUsername(rules, username)) return 'username.invalid'
  const choosesNone = username === undefined && !rules.mobilePassword.enabled
  return choosesNone ? null : passwordRefusal(rules, { password, confirmPassword, names: [username, mobileNum] })
}

/**
 * Whether a name meets the merchant's rule and has no leading or trailing blanks, which a sign-in would trim.
 */
export const isUsername = (rules: Pick<RegistrationRules, 'username'>, username: string): boolean =>
  username === username.trim() && isPatternMatch(rules.username.regExp, username)

/** Returns why a password is refused for a member, or null. */
export function passwordRefusal(
  rules: Pick<RegistrationRules, 'password'>,
  { password, confirmPassword, names }: Passwords,
) {
  if (!isPatternMatch(rules.password.regExp, password)) return 'password.invalid'
  if (password !== confirmPassword) return 'password.confirmation.mismatch'
  return weakPasswordRefusal(password, names)
}
