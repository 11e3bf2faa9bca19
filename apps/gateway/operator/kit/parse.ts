import { Command as Program, CommanderError } from 'commander'

import type { Command, Given, Option, Parameter, Subject } from './command.ts'
import { UsageError } from './failures.ts'

/** Parsed arguments: a command to run, or its help. */
export type Wish = { kind: 'help'; text: string } | { kind: 'run'; command: Command; given: Given; json: boolean }

const USAGE = 'npm run -s ante --'
const LIST = 'list'
const HELP_WIDTH = 120
const AFTER_ALL = `
Without an action, the subject’s list is shown; without a merchant, a list covers all merchants.
The database is DATABASE_URL, or that of the gateway running on DATA_DIR (default: data).
Exit codes: 0 done or unchanged · 1 refused · 2 invalid usage · 3 no database`

/** Parses `<subject> <action> <words…> [--options]`. Without an action lists the subject. Throws `UsageError`. */
export function parse(argv: string[], subjects: Subject[]): Wish {
  let wish: Wish | null = null
  let help = ''
  const program = new Program(USAGE)
    .description('Operator CLI: manages merchants, members and money while the gateway runs.')
    .usage('<subject> <action> [merchant] [words] [--options]')
    .option('--json', 'print JSON for programs')
    .helpCommand('help [subject] [action]')
    .addHelpText('after', AFTER_ALL)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => (help += text),
      writeErr: () => undefined,
      getOutHelpWidth: () => HELP_WIDTH,
    })
    .exitOverride()
  for (const subject of subjects) addSubject(program, subject, (found) => (wish = found))
  try {
    program.parse(completed(argv, subjects), { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode !== 0) throw new UsageError(sentenceOf(error))
  }
  return wish ?? { kind: 'help', text: help.trimEnd() }
}

/**
 * Expands shorthands: `help flags set` is `flags set --help`, `flag` is `flags`, `flags` is `flags list`, and an empty
 * line requests help.
 */
function completed(argv: string[], subjects: Subject[]): string[] {
  const words = argv.filter((word) => !word.startsWith('-'))
  const wantsHelp = words[0] === 'help' || argv.includes('--help') || argv.includes('-h')
  const [requested, action] = words[0] === 'help' ? words.slice(1) : words
  if (requested === undefined) return ['--help']
  const subject = subjects.find(({ name }) => singular(name) === singular(requested))
  if (!subject) return wantsHelp ? [requested] : argv
  if (wantsHelp) return action === undefined ? [subject.name, '--help'] : helpOn(subject, action)
  const place = argv.indexOf(requested)
  const isListed = argv[place + 1]?.startsWith('-') ?? true
  return argv.toSpliced(place, 1, subject.name, ...(isListed ? [LIST] : []))
}

/** Without `--help` the library reports an unknown action. */
const helpOn = ({ name, commands }: Subject, action: string): string[] =>
  commands.some((one) => one.action === action) ? [name, action, '--help'] : [name, action]

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '')

function addSubject(program: Program, { name, about, commands }: Subject, onRun: (wish: Wish) => void): void {
  const subject = program
    .command(name)
    .description(about)
    .summary(`${about} (${commands.map(({ action }) => action).join(', ')})`)
    .helpCommand(false)
  for (const command of commands) {
    const { action, summary, parameters, options = {}, examples = [] } = command
    const one = subject.command(action).description(`${summary}.`).summary(summary)
    for (const parameter of parameters) one.argument(termOf(parameter), parameter.about)
    for (const [option, { value, about: text }] of Object.entries(options)) one.option(flagOf(option, value), text)
    const lines = examples.map((example) => `  ${USAGE} ${name} ${action} ${example}`)
    if (lines.length > 0) one.addHelpText('after', ['\nExamples:', ...lines].join('\n'))
    one.action(() =>
      onRun({ kind: 'run', command, given: givenTo(one, command), json: program.opts()['json'] === true }),
    )
  }
}

function termOf({ name, optional, many }: Parameter): string {
  const term = many ? `${name}...` : name
  return optional ? `[${term}]` : `<${term}>`
}

const flagOf = (option: string, value: Option['value']): string =>
  `--${option}${value === undefined ? '' : ` <${value}>`}`

function givenTo(program: Program, { parameters }: Command): Given {
  const single = parameters.filter(({ many }) => !many)
  const words = single.flatMap(({ name }, index): [string, string][] => {
    const word = program.args[index]
    return word === undefined ? [] : [[name, word]]
  })
  const options = program.options.flatMap((option): [string, string][] => {
    const value: unknown = program.getOptionValue(option.attributeName())
    return value === undefined ? [] : [[option.name(), typeof value === 'string' ? value : 'true']]
  })
  return {
    words: Object.fromEntries(words),
    many: program.args.slice(single.length),
    options: Object.fromEntries(options),
  }
}

/** Reformats the library's message: `error: unknown command 'flgas'` and, on a separate line, the suggestion. */
function sentenceOf({ message }: CommanderError): string {
  const [problem = '', ...more] = message.replace(/^error: /, '').split('\n')
  const meant = more.join(' ').replaceAll(/[()]/g, '')
  return `${problem.charAt(0).toUpperCase()}${problem.slice(1).replace(/\.?$/, '.')}${meant ? ` ${meant}` : ''}`
}
