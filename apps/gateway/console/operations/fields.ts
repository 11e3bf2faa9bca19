import type { OperationField, OperationInput } from '@ante/contract/console/operations.ts'

import type { Option, Parameter } from '../../operator/kit/command.ts'
import { fixedValue, isMerchantField } from './named-command.ts'
import type { NamedCommand } from './named-command.ts'
import { sentenceCase } from './sentence-case.ts'

/** Merchant of the page with the languages of its site; null for the platform. */
export interface PageSite {
  code: string
  languages: readonly string[]
}

const INPUTS: Readonly<Record<string, OperationInput>> = {
  amount: 'amount',
  count: 'number',
  day: 'day',
  days: 'number',
  draws: 'number',
  file: 'file',
  hours: 'number',
  html: 'long',
  'json|file': 'long',
  minutes: 'number',
  number: 'number',
  path: 'file',
  percent: 'number',
  rate: 'number',
  series: 'number',
  time: 'time',
  times: 'number',
}

/** Options with texts that have several sentences. */
const LONG = new Set(['instructions', 'message', 'note', 'reason', 'summary'])

/** Parameters that are no text although they have no declared kind. */
const PARAMETERS: Readonly<Record<string, OperationInput>> = {
  amount: 'amount',
  file: 'file',
  percent: 'number',
  position: 'number',
}

/** Returns the choices in a placeholder or name: `on|off`, or `0-3`. */
function choicesIn(text: string): string[] {
  const [, from, to] = /^(\d)-(\d)$/.exec(text) ?? []
  if (from !== undefined && to !== undefined)
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => String(Number(from) + index))
  return /^[a-z]+(\|[a-z]+)+$/.test(text) &&
    text !== 'merchant|vendor' &&
    text !== 'json|file' &&
    text !== 'bank|name|number'
    ? text.split('|')
    : []
}

/** Returns the fields of a command's form: all but the merchant, which is that of the page. */
export function fieldsOf(named: NamedCommand, site: PageSite | null): OperationField[] {
  const { command, place } = named
  const isTried = place.kind === 'page' && place.isTried
  const parameters = command.parameters
    .filter(({ name }) => !isHidden(named, { name, isOption: false }, site))
    .map((parameter) => parameterField(command.examples[0] ?? '', command.parameters, parameter))
  const options = Object.entries(command.options ?? {})
    .filter(([name]) => !isHidden(named, { name, isOption: true }, site))
    // The preview shows what a dry run would.
    .filter(([name]) => !(isTried && name === 'dry-run'))
    .map(([name, option]) => optionField(named, { name, option }, site))
  return [...parameters, ...options]
}

function isHidden(named: NamedCommand, field: { name: string; isOption: boolean }, site: PageSite | null): boolean {
  if (fixedValue(named, field, site?.code ?? null) !== undefined) return true
  // Pages of the platform have the data of all merchants, but an import names the vendor.
  const isNeeded = named.command.parameters.some(({ name, optional }) => name === field.name && !optional)
  return isMerchantField(named, field) && !isNeeded
}

function parameterField(example: string, all: readonly Parameter[], parameter: Parameter): OperationField {
  const { name, about, label = sentenceCase(name), optional = false, many = false, special = [] } = parameter
  const choices = parameter.choices ?? choicesIn(name)
  const input = parameter.input ?? PARAMETERS[name] ?? (many && !LINES.has(name) ? 'words' : 'text')
  return {
    name,
    label,
    about: withoutChoices(about, choices),
    input: choices.length > 0 ? 'choice' : input,
    isRequired: !optional,
    choices: [...choices],
    special: [...special],
    example: many ? null : (example.split(' ')[all.indexOf(parameter)] ?? null),
    column: parameter.column ?? name,
  }
}

/** Returns a description without the list of the permitted values, which the form offers. */
function withoutChoices(about: string, choices: readonly string[]): string {
  const list = choices.join(', ')
  return list === '' ? about : about.replace(`: ${list}`, '').replace(list, '')
}

/** Parameters with a text of several words. */
const LINES = new Set(['name', 'text'])

function optionField(
  { command }: NamedCommand,
  { name, option }: { name: string; option: Option },
  site: PageSite | null,
): OperationField {
  const { value, about, label = sentenceCase(name), special = [] } = option
  const languages = site !== null && isLanguage(name, option) ? site.languages : []
  const choices = option.choices ?? (languages.length > 0 ? languages : choicesIn(value ?? ''))
  const input = option.input ?? (value === undefined ? 'switch' : inputOf(name, value))
  return {
    name,
    label,
    about: withoutChoices(about, choices),
    input: choices.length > 0 ? 'choice' : input,
    isRequired: option.isRequired ?? false,
    choices: [...choices],
    special: [...special],
    example: exampleOf(command.examples, name),
    column: null,
  }
}

const isLanguage = (name: string, { value }: Option): boolean =>
  value === 'code' && (name === 'language' || name === 'default')

const inputOf = (name: string, value: string): OperationInput =>
  value === 'text' && LONG.has(name) ? 'long' : (INPUTS[value] ?? 'text')

/** Returns the value of an option in the first example that has it; null without one. */
function exampleOf(examples: readonly string[], option: string): string | null {
  for (const example of examples) {
    const [, quoted, single, plain] = new RegExp(`--${option} (?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(example) ?? []
    const found = quoted ?? single ?? plain
    if (found !== undefined) return found
  }
  return null
}
