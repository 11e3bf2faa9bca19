import { createContext, Script } from 'node:vm'

import type { FieldRule, register, RegistrationRules } from '@ante/contract/identity/register.ts'
import { fieldPattern, usualPatterns } from '@ante/contract/identity/field-pattern.ts'
import type { ParsedInputOf, RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'

import type { Merchant } from '../merchant/public.ts'

/**
 * What the merchant asks of a new member. A pattern that is none gives way to the usual one, and nobody is asked for the
 * code in a picture where pictures are switched off.
 */
export function registrationRulesOf({
  registration,
  settings,
}: Pick<Merchant, 'registration' | 'settings'>): RegistrationRules {
  return {
    username: ruleOf(registration['username'], usualPatterns.username),
    password: ruleOf(registration['password'], usualPatterns.password),
    captcha: { enabled: registration['captcha']?.enabled === true && settings.whitelabel['CAPTCHA3'] !== false },
  }
}

/** Nobody signs in without a name and a password, so these two are always asked for. */
function ruleOf(given: FieldRule | undefined, usual: string): FieldRule {
  const regExp = given && fieldPattern(given.regExp) ? given.regExp : usual
  return { enabled: true, required: true, regExp }
}

type Person = Pick<ParsedInputOf<typeof register>, 'username' | 'password' | 'confirmPassword'>

/** Why these fields make no member, or null. */
export function registrationRefusal(rules: RegistrationRules, person: Person): RefusalCodeOf<typeof register> | null {
  const { username, password, confirmPassword } = person
  // The login trims what is typed, so a name with blanks at its ends would never be found again.
  if (username !== username.trim() || !fits(rules.username.regExp, username)) return 'username.invalid'
  return passwordRefusal(rules, { password, confirmPassword })
}

/** Why this is no password for a member, or null. */
export function passwordRefusal(
  rules: Pick<RegistrationRules, 'password'>,
  { password, confirmPassword }: Pick<Person, 'password' | 'confirmPassword'>,
) {
  if (!fits(rules.password.regExp, password)) return 'password.invalid'
  if (password !== confirmPassword) return 'password.confirmation.mismatch'
  return null
}

/**
 * A merchant's pattern may need ages for a text made to hurt it; nobody waits for longer than this. A good pattern takes
 * microseconds, and the limit leaves room for a machine that is busy with something else.
 */
const MATCH_LIMIT_MS = 500

const room = { pattern: null as RegExp | null, text: '' }
createContext(room)
const match = new Script('pattern.test(text)')

/** False too for a text that the pattern does not decide in time, and for one that no column can hold. */
function fits(regExp: string, text: string): boolean {
  if (text === '' || text.includes('\0')) return false
  try {
    Object.assign(room, { pattern: fieldPattern(regExp), text })
    return match.runInContext(room, { timeout: MATCH_LIMIT_MS }) === true
  } catch {
    return false
  }
}
