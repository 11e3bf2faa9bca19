import type { Command, Parameter, Subject } from './command.ts'

const USAGE = 'npm run -s ante -- '
const GAP = 3

/** How the whole command is spoken to. */
export function helpOnAll(subjects: Subject[]): string {
  return [
    'The operator’s hand: changes what merchants show and allow, while everything runs.',
    '',
    `  ${USAGE}<subject> <action> <merchant> [words] [--options]`,
    '',
    table(subjects.map(({ name, about, commands }) => [name, `${about} (${commands.map(actionOf).join(', ')})`])),
    '',
    'Without an action a subject is listed; a list without a merchant lists all of them.',
    `More about one: ${USAGE}help <subject> [action]`,
    '',
    table([
      ['--json', 'answers for programs'],
      ['--help', 'this, or more about a command'],
    ]),
    '',
    'The database is that of DATABASE_URL, else of the gateway that runs on DATA_DIR (data).',
    'Exit codes: 0 done, or so already · 1 refused · 2 said wrongly · 3 no database',
  ].join('\n')
}

/** What can be done with one subject. */
export function helpOnSubject({ name, about, commands }: Subject): string {
  const lines = commands.map((command): [string, string] => [`${name} ${spoken(command)}`, command.summary])
  return [`${name}: ${about}.`, '', table(lines), '', `More about one: ${USAGE}help ${name} <action>`].join('\n')
}

/** Everything about one command. */
export function helpOnCommand({ name }: Subject, command: Command): string {
  const { summary, parameters, options = {}, examples = [] } = command
  const words = parameters.map((one): [string, string] => [wordOf(one), one.about])
  const named = Object.entries(options).map(([option, { value, about }]): [string, string] => [
    value === undefined ? `--${option}` : `--${option} <${value}>`,
    about,
  ])
  return [
    `${name} ${spoken(command)}${named.length > 0 ? ' [--options]' : ''}`,
    `${summary}.`,
    ...(words.length + named.length > 0 ? ['', table([...words, ...named])] : []),
    ...(examples.length > 0
      ? ['', ...examples.map((example) => `  ${USAGE}${name} ${command.action} ${example}`)]
      : []),
  ].join('\n')
}

const actionOf = ({ action }: Command) => action
const spoken = ({ action, parameters }: Command) => [action, ...parameters.map(wordOf)].join(' ')

function wordOf({ name, optional, many }: Parameter): string {
  const word = `<${name}>${many ? '…' : ''}`
  return optional ? `[${word}]` : word
}

function table(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([word]) => word.length)) + GAP
  return rows.map(([word, about]) => `  ${word.padEnd(width)}${about}`).join('\n')
}
