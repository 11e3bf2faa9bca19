import type { OperationFiles, OperationValues } from '@ante/contract/console/operations.ts'

import type { CommandArguments, Parameter } from '../../operator/kit/command.ts'
import { fixedValue } from './named-command.ts'
import type { NamedCommand } from './named-command.ts'

/** A value that the command does not accept. */
export class InvalidValue extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

interface Sent {
  values: OperationValues
  files: OperationFiles
  /** Null for the platform. */
  merchantCode: string | null
}

/**
 * Returns the arguments of a command with the values of a form. The merchant is that of the page, even if another one was sent.
 * Throws `InvalidValue` for a missing, an unknown or a repeated field.
 */
export function argumentsOf(named: NamedCommand, { values, files, merchantCode }: Sent): CommandArguments {
  const { parameters, options = {} } = named.command
  const sent = [...values, ...files.map(({ field, name }) => ({ name: field, value: name }))]
  const fixed = (name: string, isOption: boolean) => fixedValue(named, { name, isOption }, merchantCode)
  const known = new Set([...parameters.map(({ name }) => name), ...Object.keys(options)])
  for (const { name } of sent) if (!known.has(name)) throw new InvalidValue(name, 'This operation has no such field.')

  const wordsOf = (name: string): string[] =>
    sent.filter((one) => one.name === name && one.value !== '').map(({ value }) => value)
  const single = parameters.filter(({ many }) => !many)
  const positional = single.flatMap((parameter): [string, string][] => {
    const { name } = parameter
    const word = fixed(name, false) ?? oneOf(name, wordsOf(name))
    if (word === undefined && !parameter.optional) throw new InvalidValue(name, 'Enter a value.')
    return word === undefined ? [] : [[name, word]]
  })
  requireOrder(single, positional)
  const rest = parameters.find(({ many }) => many)
  const many = rest ? wordsOf(rest.name) : []
  if (rest && many.length === 0 && !rest.optional) throw new InvalidValue(rest.name, 'Enter a value.')
  const given = Object.entries(options).flatMap(([name, option]): [string, string][] => {
    const word = fixed(name, true) ?? oneOf(name, wordsOf(name))
    if (word === undefined) return []
    if (option.value === undefined && word !== 'true') throw new InvalidValue(name, 'A switch is on or not set.')
    return [[name, word]]
  })
  return { positional: Object.fromEntries(positional), many, options: Object.fromEntries(given) }
}

function oneOf(name: string, words: readonly string[]): string | undefined {
  if (words.length > 1) throw new InvalidValue(name, 'Enter one value.')
  return words[0]
}

/** Refuses a value after an omitted one, which the command line could not express. */
function requireOrder(parameters: readonly Parameter[], given: readonly [string, string][]): void {
  const omitted = parameters.findIndex(({ name }) => !given.some(([word]) => word === name))
  const later = omitted < 0 ? undefined : given.find(([word]) => indexIn(parameters, word) > omitted)
  const missing = parameters[omitted]
  if (later && missing) throw new InvalidValue(missing.name, 'Enter a value.')
}

const indexIn = (parameters: readonly Parameter[], word: string): number =>
  parameters.findIndex(({ name }) => name === word)
