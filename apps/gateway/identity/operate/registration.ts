import { OptionalField } from '@ante/contract/identity/register.ts'
import type { FieldRule } from '@ante/contract/identity/register.ts'

import { patternProblem } from '../registration/check-pattern.ts'
import type { PatternProblem } from '../registration/check-pattern.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { NotDone, UsageError } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'
import { didYouMean } from '../../operator/kit/nearest.ts'
import { registrationPicture } from './registration-picture.ts'

/** Fields that are always required. */
const always = ['username', 'password']
/** Switches, which are on or off, unlike fields. */
const switches = ['captcha', 'usernameSignUp', 'mobileSignUp', 'mobilePassword', 'mobileVerification']
const known = [...always, ...OptionalField.options, ...switches]
const SEEN = 'Forms that are opened from now on ask so, and what is sent from now on is judged so.'

const list: Command = {
  action: 'list',
  summary: 'Shows what is asked of a new member',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => ({
    kind: 'list',
    columns: ['merchant', 'field', 'use', 'pattern'],
    empty: 'Nothing is asked for beyond a name and a password.',
    rows: (await merchantsNamed(db, words['merchant'])).flatMap(({ code, registration }) =>
      Object.entries(registration)
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([field, rule]) => ({ merchant: code, field, use: useOf(field, rule), pattern: rule.regExp })),
    ),
  }),
}

const set: Command = {
  action: 'set',
  summary: 'Asks new members for something, or for it no more',
  parameters: [
    merchantParameter,
    { name: 'field', about: 'what is asked for, for example nickname' },
    { name: 'use', about: 'off, optional or required; of a switch off or on' },
  ],
  options: { pattern: { value: 'expression', about: 'what the whole text has to follow; `usual`: the usual one' } },
  examples: ['aurora nickname optional', "aurora username required --pattern '[a-z]{4,12}'", 'aurora captcha on'],
  run: async (operator, { words: { merchant: code = '', field: name = '', use = '' }, options: { pattern } }) => {
    const field = fieldNamed(name)
    const wantedPattern = await patternFrom(field, pattern)
    const wanted = { merchant: code, command: 'registration set', subject: field, seen: SEEN }
    return change(operator, wanted, (_tx, { registration }) => {
      const before = registration[field] ?? null
      const after = ruleFrom(field, use, wantedPattern ?? before?.regExp ?? '')
      const row = { registration: JSON.stringify({ ...registration, [field]: after }) }
      return {
        before,
        after,
        write: async (tx) => void (await tx.updateTable('merchant').set(row).where('code', '=', code).execute()),
      }
    })
  },
}

function fieldNamed(name: string): string {
  const field = known.find((one) => one.toLowerCase() === name.toLowerCase())
  if (field) return field
  throw new UsageError(`Nobody can be asked for ${name}.${didYouMean(name, known)} There are: ${known.join(', ')}.`)
}

function useOf(field: string, { enabled, required }: FieldRule): string {
  if (!enabled) return 'off'
  if (switches.includes(field)) return 'on'
  return required ? 'required' : 'optional'
}

function ruleFrom(field: string, use: string, regExp: string): FieldRule {
  const uses = switches.includes(field) ? ['off', 'on'] : ['off', 'optional', 'required']
  if (!uses.includes(use)) throw new UsageError(`${field} is ${uses.join(' or ')}, not ${use}.`)
  if (always.includes(field) && use !== 'required') {
    throw new NotDone(`Nobody signs in without a name and a password: ${field} stays required.`)
  }
  return { enabled: use !== 'off', required: use === 'required', regExp }
}

/** Returns undefined if none was given. A pattern that is too slow for some texts is refused here, not at the form. */
async function patternFrom(field: string, said: string | undefined): Promise<string | undefined> {
  if (said === undefined) return undefined
  if (switches.includes(field)) throw new UsageError(`${field} is a switch and has no pattern.`)
  if (said === 'usual') return ''
  const problem = await patternProblem(said)
  if (problem) throw new NotDone(`The pattern ${said} is refused: ${PROBLEMS[problem]}.`)
  return said
}

const PROBLEMS: Record<PatternProblem, string> = {
  invalid: 'it is empty, longer than 200 characters, or no regular expression',
  slow: 'some texts would take very long to check. Avoid a repetition inside a repetition, and alternatives that match the same text',
  unknown: 'whether every text is checked quickly could not be found out. Write it more simply',
}

export const registration: Subject = {
  name: 'registration',
  about: 'what is asked of a new member',
  commands: [list, set, registrationPicture],
}
