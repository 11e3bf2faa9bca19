import { patternCheck } from '@ante/contract/identity/pattern-check.ts'
import { OptionalField } from '@ante/contract/identity/register.ts'
import type { FieldRule } from '@ante/contract/identity/register.ts'

import { change } from './change.ts'
import { anyMerchant, merchantParameter } from './command.ts'
import type { Command, Subject } from './command.ts'
import { NotDone, UsageError } from './failures.ts'
import { merchantsNamed } from './merchant-named.ts'
import { didYouMean } from './nearest.ts'
import { registrationPicture } from './registration-picture.ts'

/** Nobody signs in without these. */
const always = ['username', 'password']
/** What is no field of its own: on or off. */
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
  run: (operator, { words: { merchant: code = '', field: name = '', use = '' }, options: { pattern } }) => {
    const field = fieldNamed(name)
    const wanted = { merchant: code, command: 'registration set', subject: field, seen: SEEN }
    return change(operator, wanted, (_tx, { registration }) => {
      const before = registration[field] ?? null
      const after = ruleFrom(field, use, patternFrom(field, pattern) ?? before?.regExp ?? '')
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

/** Undefined where nothing was said. A pattern by which nobody can decide in good time is refused here, not at the door. */
function patternFrom(field: string, said: string | undefined): string | undefined {
  if (said === undefined) return undefined
  if (switches.includes(field)) throw new UsageError(`${field} is a switch and has no pattern.`)
  if (said === 'usual') return ''
  if (patternCheck(said)) return said
  throw new NotDone(
    `By ${said} nobody can decide in good time. A pattern has up to 200 characters and no repetition of a repetition, refers to nothing it has found, and looks ahead at its beginning alone.`,
  )
}

export const registration: Subject = {
  name: 'registration',
  about: 'what is asked of a new member',
  commands: [list, set, registrationPicture],
}
