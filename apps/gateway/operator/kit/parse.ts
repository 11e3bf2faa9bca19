import { Command as Program, CommanderError } from 'commander'

import type { Area, Command, CommandArguments, Option, Parameter, Subject } from './command.ts'
import { UsageError } from './failures.ts'

/** A command to run, or the text of its help. */
export type ParsedArguments =
  | { kind: 'help'; text: string; json: boolean }
  | { kind: 'run'; name: string; command: Command; args: CommandArguments; json: boolean; code: string | null }

type Run = Extract<ParsedArguments, { kind: 'run' }>

const USAGE = 'npm run -s ante --'
const LIST = 'list'
const HELP_WIDTH = 100
/** Minimum width of the column of descriptions. */
const NARROWEST = 20
const NOTES = `
Without an action, the subject’s list is shown; without a merchant, a list covers all merchants.
The database is DATABASE_URL, or that of the gateway running on DATA_DIR (default: data).
Exit codes: 0 done or unchanged · 1 refused · 2 invalid usage · 3 no database`

/**
 * Parses `<subject> <action> <words…> [--options]`. Without an action lists the subject. Throws `UsageError`, which
 * suggests the new name of a renamed command.
 */
export function parse(
  argv: string[],
  areas: readonly Area[],
  renamed: Readonly<Record<string, string>> = {},
): ParsedArguments {
  const found: Run[] = []
  let help = ''
  const program = programOf(areas, {
    onHelp: (text) => void (help += text),
    onRun: (run) => void found.push(run),
  })
  try {
    const subjects = areas.flatMap((area) => area.subjects)
    program.parse(completed(argv, subjects), { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0) throw usageErrorOf(error, newNameOf(argv, renamed))
  }
  return found[0] ?? { kind: 'help', text: help.trimEnd(), json: argv.includes('--json') }
}

interface Listener {
  onHelp(text: string): void
  onRun(run: Run): void
}

/** Builds the commander program. Subcommands inherit the settings that the program has when they are added. */
function programOf(areas: readonly Area[], { onHelp, onRun }: Listener): Program {
  const program = new Program(USAGE)
    .description('Operator CLI: manages merchants, members and money while the gateway runs.')
    .usage('<subject> <action> [merchant] [words] [--options]')
    .option('--json', 'prints JSON; refusals too, with a code, on standard error')
    .option('--code <digits>', 'the code of your authenticator app, for changes of money, keys and roles')
    .helpOption('-h, --help', 'shows the help')
    .helpCommand('help [subject] [action]', 'shows the help of a subject or an action')
    .addHelpText('after', NOTES)
    .configureHelp({
      showGlobalOptions: true,
      minWidthToWrap: NARROWEST,
      subcommandTerm: (command) => command.name(),
    })
    .configureOutput({ writeOut: onHelp, writeErr: () => undefined, getOutHelpWidth: () => HELP_WIDTH })
    .exitOverride()
  for (const { title, subjects } of areas) {
    program.commandsGroup(`${title}:`)
    for (const subject of subjects) addSubject(program, subject, onRun)
  }
  return program.commandsGroup('Help:')
}

/**
 * Expands shorthands: `help flags update` is `flags update --help`, `flag` is `flags`, `flags` is `flags list` or, if
 * it has no list, its help. An empty line requests help.
 */
function completed(argv: string[], subjects: Subject[]): string[] {
  const positional = argv.filter((word) => !word.startsWith('-'))
  const wantsHelp = positional[0] === 'help' || argv.includes('--help') || argv.includes('-h')
  const [subjectName, action] = positional[0] === 'help' ? positional.slice(1) : positional
  if (subjectName === undefined) return ['--help']
  const subject = subjects.find(({ name }) => singular(name) === singular(subjectName))
  if (!subject) return wantsHelp ? [subjectName] : argv
  if (wantsHelp) return action === undefined ? [subject.name, '--help'] : helpOn(subject, action)
  const index = argv.indexOf(subjectName)
  return argv.toSpliced(index, 1, ...startOf(subject, argv[index + 1]))
}

/** Returns the subject with its default action, unless the next word is an action. */
function startOf(subject: Subject, next: string | undefined): string[] {
  const { name, defaultAction } = subject
  const isWord = next !== undefined && !next.startsWith('-')
  if (defaultAction !== undefined) return isWord && hasAction(subject, next) ? [name] : [name, defaultAction]
  if (isWord) return [name]
  return [name, hasAction(subject, LIST) ? LIST : '--help']
}

const hasAction = ({ commands }: Subject, action: string): boolean =>
  commands.some((command) => command.action === action)

/** Returns the arguments that print help; for an unknown action, those that make the library report it. */
const helpOn = (subject: Subject, action: string): string[] =>
  hasAction(subject, action) ? [subject.name, action, '--help'] : [subject.name, action]

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '')

function addSubject(program: Program, { name, about, commands }: Subject, onRun: Listener['onRun']): void {
  const examples = commands.map((command) => exampleOf(name, command.action, command.examples[0] ?? ''))
  const subject = program
    .command(name)
    .description(about)
    .summary(about)
    .usage('<action> [words] [--options]')
    .helpCommand(false)
    .addHelpText('after', ['\nExamples:', ...examples].join('\n'))
  for (const command of commands) {
    const { action, parameters, options = {} } = command
    const summary = `${command.summary}${command.terminal ?? ''}`
    const subcommand = subject.command(action).description(`${summary}.`).summary(summary).usage(usageOf(command))
    for (const parameter of parameters) subcommand.argument(termOf(parameter), helpOf(parameter))
    for (const [option, declared] of Object.entries(options))
      subcommand.option(flagOf(option, declared.value), helpOf(declared))
    const lines = command.examples.map((example) => exampleOf(name, action, example))
    subcommand.addHelpText('after', ['\nExamples:', ...lines].join('\n'))
    subcommand.action(() =>
      onRun({
        kind: 'run',
        name: `${name} ${action}`,
        command,
        args: argumentsFor(subcommand, command),
        json: program.opts()['json'] === true,
        code: textOf(program.opts()['code']),
      }),
    )
  }
}

const helpOf = ({ about, terminal = '' }: Pick<Option, 'about' | 'terminal'>): string => `${about}${terminal}`

const textOf = (option: unknown): string | null => (typeof option === 'string' ? option : null)

/** Formats an example. A long one is continued on further lines, with backslashes. */
function exampleOf(subject: string, action: string, example: string): string {
  const usageLine = `  ${USAGE} ${subject} ${action} ${example}`.trimEnd()
  return usageLine.length <= HELP_WIDTH ? usageLine : usageLine.replaceAll(/ (?=--[a-z])/g, ' \\\n      ')
}

const usageOf = ({ parameters, options = {} }: Command): string =>
  [...parameters.map(termOf), ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ')

function termOf({ name, optional, many }: Parameter): string {
  const term = many ? `${name}...` : name
  return optional ? `[${term}]` : `<${term}>`
}

const flagOf = (option: string, value: Option['value']): string =>
  `--${option}${value === undefined ? '' : ` <${value}>`}`

function argumentsFor(program: Program, { parameters }: Command): CommandArguments {
  const single = parameters.filter(({ many }) => !many)
  const positional = single.flatMap(({ name }, index): [string, string][] => {
    const word = program.args[index]
    return word === undefined ? [] : [[name, word]]
  })
  const options = program.options.flatMap((option): [string, string][] => {
    const value: unknown = program.getOptionValue(option.attributeName())
    return value === undefined ? [] : [[option.name(), typeof value === 'string' ? value : 'true']]
  })
  return {
    positional: Object.fromEntries(positional),
    many: program.args.slice(single.length),
    options: Object.fromEntries(options),
  }
}

/** Returns the new name of a renamed command; undefined if it was not renamed. */
function newNameOf(argv: string[], renamed: Readonly<Record<string, string>>): string | undefined {
  const [subject = '', action = ''] = argv.filter((word) => !word.startsWith('-') && word !== 'help')
  return renamed[`${subject} ${action}`] ?? renamed[`${subject} ${LIST}`]
}

/** Reformats the library's message: `error: unknown command 'flgas'` and, on a separate line, the suggestion. */
function usageErrorOf({ message, code }: CommanderError, newName: string | undefined): UsageError {
  const [problem = '', ...hints] = message.replace(/^error: /, '').split('\n')
  const isRenamed = code === 'commander.unknownCommand' && newName !== undefined
  const hint = isRenamed ? `It is now: ${newName}.` : hints.join(' ').replaceAll(/[()]/g, '')
  const sentence = `${problem.charAt(0).toUpperCase()}${problem.slice(1).replace(/\.?$/, '.')}${hint ? ` ${hint}` : ''}`
  return new UsageError(sentence, snakeCase(code.replace(/^commander\./, '')))
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
