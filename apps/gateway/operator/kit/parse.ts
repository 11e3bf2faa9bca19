import { parseArgs } from 'node:util'

import type { Command, Given, Parameter, Subject } from './command.ts'
import { UsageError } from './failures.ts'
import { didYouMean } from './nearest.ts'

/** What somebody wants: to have a command run, or to read about it. */
export type Wish =
  | { kind: 'help'; subject: Subject | null; command: Command | null; json: boolean }
  | { kind: 'run'; subject: Subject; command: Command; given: Given; json: boolean }

const SWITCHES = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
const LIST = 'list'

/** Reads `<subject> <action> <words…> [--options]`. Without an action the subject is listed. Throws `UsageError`. */
export function parse(argv: string[], subjects: Subject[]): Wish {
  const { positionals, values } = split(argv, subjects)
  const { json = false, help = false, ...options } = values
  const [first, ...asked] = positionals
  const wantsHelp = help || first === undefined || first === 'help'
  const [subjectName, actionName, ...words] = first === 'help' ? asked : positionals
  const subject = subjectName === undefined ? null : subjectNamed(subjectName, subjects)
  const command = subject && commandOf(subject, actionName, wantsHelp)
  if (wantsHelp || !subject || !command) return { kind: 'help', subject, command, json }

  const given = { ...wordsFor(subject, command, words), options: optionsFor(subject, command, options) }
  return { kind: 'run', subject, command, given, json }
}

function split(argv: string[], subjects: Subject[]) {
  const all = subjects.flatMap(({ commands }) => commands.flatMap(({ options = {} }) => Object.entries(options)))
  const names = all.map(([name]) => name)
  // A word may be a switch of one command and take a value in another: the one that is meant says which.
  const own = Object.entries(commandMeant(argv, subjects)?.options ?? {})
  const known = Object.fromEntries(
    [...all, ...own].map(([name, { value }]) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]),
  )
  try {
    return parseArgs({
      args: withNegatives(argv),
      options: { ...known, ...SWITCHES },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    const [, unknown] = /Unknown option '(?:--)?([^']+)'/.exec(String(error)) ?? []
    if (unknown !== undefined) throw new UsageError(`There is no option --${unknown}.${meant(unknown, names)}`)
    // Its own sentences go on about how such options could be written; the first says what is wrong.
    const [sentence = ''] = String(error)
      .replace(/^\w+( \[\w+\])?: /, '')
      .split(/(?<=\.|value)\s/)
    throw new UsageError(sentence.replace(/\.?$/, '.'))
  }
}

/** The command that the first words name, where they name one. */
function commandMeant(argv: string[], subjects: Subject[]): Command | undefined {
  const [name = '', action] = argv.filter((word) => !word.startsWith('-'))
  const commands = subjects.find((one) => isCalled(one, name))?.commands
  return commands?.find((one) => one.action === action) ?? commands?.find((one) => one.action === LIST)
}

/** `--position -1` is a number, not an option called 1. */
function withNegatives(argv: string[]): string[] {
  return argv.flatMap((word, index) => {
    const former = argv[index - 1] ?? ''
    if (/^-\d/.test(argv[index + 1] ?? '') && word.startsWith('--')) return [`${word}=${argv[index + 1]}`]
    return /^-\d/.test(word) && former.startsWith('--') ? [] : [word]
  })
}

const meant = (option: string, names: string[]) => didYouMean(option, new Set(names)).replace('mean ', 'mean --')

/** `flag` and `flags` are the same to whoever is in a hurry. */
const isCalled = (subject: Subject, name: string): boolean => singular(subject.name) === singular(name)
const singular = (word: string): string => word.toLowerCase().replace(/s$/, '')

function subjectNamed(name: string, subjects: Subject[]): Subject {
  const subject = subjects.find((one) => isCalled(one, name))
  if (subject) return subject
  const suggestion = didYouMean(
    name,
    subjects.map((one) => one.name),
  )
  throw new UsageError(`There is nothing called ${name}.${suggestion} \`ante help\` lists what there is.`)
}

function commandOf({ name, commands }: Subject, action: string | undefined, wantsHelp: boolean): Command | null {
  if (action === undefined && wantsHelp) return null
  const command = commands.find((one) => one.action === (action ?? LIST))
  if (command) return command
  const actions = commands.map((one) => one.action)
  throw new UsageError(
    `${name} cannot be told to ${action}.${didYouMean(action ?? '', actions)} They take ${actions.join(', ')}.`,
  )
}

function wordsFor({ name }: Subject, { action, parameters }: Command, words: string[]): Omit<Given, 'options'> {
  const single = parameters.filter(({ many }) => !many)
  const last = parameters.find(({ many }) => many)
  const missing = parameters.find((parameter, index) => !parameter.optional && words[index] === undefined)
  if (missing) throw new UsageError(`${name} ${action} needs ${article(missing)}: ${missing.about}.`)
  const rest = words.slice(single.length)
  if (rest.length > 0 && !last) throw new UsageError(`${name} ${action} does not know what to do with ${rest[0]}.`)
  const given = single.flatMap((parameter, index) => {
    const word = words[index]
    return word === undefined ? [] : [[parameter.name, word] as const]
  })
  return { words: Object.fromEntries(given), many: rest }
}

const article = ({ name, many }: Parameter) => (many ? `at least one ${name}` : `<${name}>`)

function optionsFor({ name }: Subject, { action, options = {} }: Command, given: Record<string, unknown>) {
  const own = Object.keys(options)
  for (const option of Object.keys(given)) {
    if (own.includes(option)) continue
    throw new UsageError(`${name} ${action} has no option --${option}.${meant(option, own)}`)
  }
  return Object.fromEntries(Object.entries(given).map(([option, value]) => [option, String(value)]))
}
