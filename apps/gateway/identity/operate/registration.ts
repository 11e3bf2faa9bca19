import { OptionalField } from '@ante/contract/identity/register.ts'
import type { FieldRule } from '@ante/contract/identity/register.ts'

import { patternProblem } from '../registration/check-pattern.ts'
import type { PatternProblem } from '../registration/check-pattern.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Subject } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../operator/kit/did-you-mean.ts'
import { registrationCaptcha } from './registration-captcha.ts'

/** Fields that are always required. */
const always = ['username', 'password']
/** Settings that are only on or off, unlike fields. */
const switches = ['captcha', 'usernameSignUp', 'mobileSignUp', 'mobilePassword', 'mobileVerification']
const fieldNames = [...always, ...OptionalField.options, ...switches]
const EFFECT = 'It applies to forms that are opened or submitted from now on.'

const list: Command = {
  action: 'list',
  summary: 'Lists the fields and switches of the registration form',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => ({
    kind: 'list',
    columns: ['merchant', 'field', 'use', 'pattern'],
    empty: 'Registration requires only a username and a password.',
    rows: (await requireMerchants(db, positional['merchant'])).flatMap(({ code, registration }) =>
      Object.entries(registration)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([field, rule]) => ({ merchant: code, field, use: useOf(field, rule), pattern: rule.regExp })),
    ),
  }),
}

const update: Command = {
  action: 'update',
  summary: 'Updates whether registration asks for a field, or switches a setting on or off',
  parameters: [
    merchantParameter,
    { name: 'field', about: 'the field or switch, for example nickname', choices: fieldNames },
    {
      name: 'use',
      about: 'off, optional or required; for a switch off or on',
      choices: ['off', 'optional', 'required', 'on'],
    },
  ],
  options: {
    pattern: { value: 'expression', about: 'a regular expression for the whole text; `default`: the standard pattern' },
  },
  examples: ['aurora nickname optional', "aurora username required --pattern '[a-z]{4,12}'", 'aurora captcha on'],
  run: async (operator, { positional: { merchant: code = '', field: name = '', use = '' }, options: { pattern } }) => {
    const field = parseField(name)
    const wantedPattern = await patternFrom(field, pattern)
    const commandChange = { merchant: code, command: 'registration update', subject: field, effect: EFFECT }
    return change(operator, commandChange, (_tx, { registration }) => {
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

function parseField(name: string): string {
  const field = fieldNames.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (field) return field
  throw new UsageError(`Invalid field: ${name}.${didYouMean(name, fieldNames)} Use ${fieldNames.join(', ')}.`)
}

function useOf(field: string, { enabled, required }: FieldRule): string {
  if (!enabled) return 'off'
  if (switches.includes(field)) return 'on'
  return required ? 'required' : 'optional'
}

function ruleFrom(field: string, use: string, regExp: string): FieldRule {
  const uses = switches.includes(field) ? ['off', 'on'] : ['off', 'optional', 'required']
  if (!uses.includes(use)) throw new UsageError(`Invalid use of ${field}: ${use}. Use ${uses.join(', ')}.`)
  if (always.includes(field) && use !== 'required') {
    throw new CommandFailed(`${field} must be required: members sign in by username and password.`)
  }
  return { enabled: use !== 'off', required: use === 'required', regExp }
}

/** Returns the pattern, or undefined if none was given. Refuses patterns that are too slow for some texts. */
async function patternFrom(field: string, text: string | undefined): Promise<string | undefined> {
  if (text === undefined) return undefined
  if (switches.includes(field)) throw new UsageError(`${field} is a switch and has no pattern.`)
  if (text === 'default') return ''
  const problem = await patternProblem(text)
  if (problem) throw new CommandFailed(`Invalid pattern: ${text}. Reason: ${PROBLEMS[problem]}.`)
  return text
}

const PROBLEMS: Record<PatternProblem, string> = {
  invalid: 'it is empty, longer than 200 characters, or not a regular expression',
  slow: 'some texts would take very long to check. Avoid nested repetitions, and alternatives that match the same text',
  unknown: 'it cannot be verified that all texts are checked quickly. Simplify it',
}

export const registration: Subject = {
  name: 'registration',
  about: 'fields of the registration form',
  commands: [list, update, registrationCaptcha],
}
