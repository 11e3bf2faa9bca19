import { describe, expect, test } from 'vitest'

import { parse } from './kit/parse.ts'
import { renamedCommands } from './renamed-commands.ts'
import { areas } from './subjects.ts'
import { shellWords } from './test/shell-arguments.ts'

/** Permitted first words of actions. An action is a verb, or a verb with its object: `list`, `list-codes`. */
const VERBS = `
  list show create update delete approve reject
  open close stop enable disable block allow suspend release unlock
  add connect import save send answer follow cancel retry restore
  verify reconcile evaluate compute settle pay mark
  enter void reverse revert exclude
  promote demote move offer request withdraw terminate reopen
  invite start confirm end
`
  .trim()
  .split(/\s+/)

/** All options with their placeholders: an option has the same name and the same kind of value in all commands. */
const OPTIONS: Record<string, readonly string[]> = {
  // Which records are listed.
  account: ['account'],
  agent: ['account'],
  all: [],
  awaiting: [],
  kind: ['kind'],
  limit: ['count'],
  merchant: ['code'],
  open: [],
  state: ['state'],
  status: ['status'],
  // Times.
  date: ['day'],
  from: ['time', 'day'],
  until: ['time', 'day'],
  // Languages.
  default: ['code'],
  // How a command runs.
  'accept-loss': [],
  'allow-closing': [],
  csv: [],
  'dry-run': [],
  // Texts.
  content: ['html'],
  file: ['path'],
  instructions: ['text'],
  language: ['code'],
  message: ['text'],
  name: ['text'],
  note: ['text'],
  pattern: ['expression'],
  picture: ['address'],
  reason: ['text'],
  summary: ['text'],
  terms: ['html'],
  title: ['text'],
  // Content.
  alt: ['text'],
  audience: ['audience'],
  everywhere: ['on|off'],
  execution: ['when'],
  frequency: ['limit'],
  quiet: ['on|off'],
  group: ['group'],
  link: ['address'],
  position: ['number'],
  'promotion-type': ['type'],
  push: [],
  transactional: [],
  type: ['type'],
  // Amounts, limits and rates.
  amount: ['amount'],
  budget: ['amount'],
  cap: ['amount'],
  debit: ['amount'],
  fee: ['percent'],
  'fee-fixed': ['amount'],
  'fee-percent': ['percent'],
  'fee-refund': ['percent'],
  fixed: ['amount', 'amounts'],
  maximum: ['amount', 'count'],
  minimum: ['amount'],
  percent: ['percent'],
  quota: ['count'],
  rate: ['rate'],
  tiers: ['rows'],
  wagering: ['times'],
  'claim-days': ['days'],
  // Settings.
  enabled: ['on|off'],
  cancellation: ['on|off'],
  provider: ['code'],
  // Payments.
  bank: ['bank|name|number'],
  channels: ['codes'],
  coin: ['name'],
  confirmations: ['count'],
  'deposit-number': ['1..5|any'],
  'max-open': ['count'],
  network: ['name'],
  'reason-code': ['code'],
  'time-limit': ['minutes'],
  // Withdrawals.
  'auto-approve-limit': ['amount'],
  'card-cooling-off': ['hours'],
  'daily-maximum': ['amount'],
  'free-per-day': ['number'],
  'max-per-day': ['number'],
  'password-cooling-off': ['hours'],
  'payout-time': ['minutes'],
  'step-up-above': ['amount'],
  // Countries.
  'allow-all': [],
  'allow-only': ['countries'],
  block: ['countries'],
  // Connections.
  key: ['name'],
  'launch-url': ['url'],
  protocol: ['name'],
  'public-key': ['file'],
  secret: ['file'],
  'service-url': ['url'],
  url: ['url'],
  // Senders.
  mail: ['address'],
  sms: ['sender'],
  // Captcha.
  length: ['count'],
  // Promotions.
  generate: ['count'],
  rules: ['json|file'],
  // Win caps.
  'max-hour': ['amount'],
  'max-multiple': ['times'],
  'max-round': ['amount'],
  // Lottery.
  'cancellation-fee': ['percent'],
  'max-chase': ['draws'],
  'max-exposure': ['amount'],
  'max-order': ['amount'],
  'max-payout': ['amount'],
  'min-slip': ['amount'],
  wallet: ['shared|separate'],
  // VIP levels.
  'extra-withdrawals': ['count'],
  'monthly-salary': ['amount'],
  retention: ['amount'],
  threshold: ['amount'],
  'upgrade-bonus': ['amount'],
  'weekly-salary': ['amount'],
  // Agents.
  'active-daily': ['amount'],
  'active-dividend': ['amount'],
  'active-hourly': ['amount'],
  approval: ['on|off'],
  'carry-over': ['0-3'],
  'minimum-series': ['series'],
  stack: ['on|off'],
  style: ['fixed|float'],
  upline: ['account'],
  // Responsible gaming.
  delay: ['hours'],
  exclusions: ['lengths'],
  'reality-check': ['minutes'],
  'time-outs': ['lengths'],
}

const subjects = areas.flatMap((area) => area.subjects)
const named = subjects.flatMap((subject) =>
  subject.commands.map((command) => ({ name: `${subject.name} ${command.action}`, subject, command })),
)
const help = (...positional: string[]) => {
  const parsed = parse([...positional, '--help'], areas)
  return parsed.kind === 'help' ? parsed.text : ''
}

test('names of subjects and actions are unique', () => {
  expect(new Set(subjects.map(({ name }) => name)).size).toBe(subjects.length)
  expect(new Set(named.map(({ name }) => name)).size).toBe(named.length)
})

test('all listed options are used', () => {
  const used = new Set(named.flatMap(({ command }) => Object.keys(command.options ?? {})))
  expect(Object.keys(OPTIONS).filter((option) => !used.has(option))).toEqual([])
})

describe.each(named)('$name', ({ name, subject, command }) => {
  const { action, summary, parameters, options = {}, examples } = command

  test('begins with a common verb, and its summary with a verb in the third person', () => {
    expect(VERBS).toContain(action.split('-')[0])
    expect(summary).toMatch(/^[A-Z][a-z]*s,? .*[^.]$/)
  })

  test('has options of the common names, with their kind of value', () => {
    for (const [option, { value }] of Object.entries(options)) {
      expect(Object.keys(OPTIONS)).toContain(option)
      const known = OPTIONS[option] ?? []
      expect(known.length === 0 ? [value] : known, `--${option}`).toContain(value)
    }
  })

  test('has a complete help of at most 100 columns', () => {
    const text = help(subject.name, action)
    for (const parameter of parameters) expect(parameter.about).toMatch(/\S.*[^.]$/)
    for (const [option, { about }] of Object.entries(options)) {
      expect(about).toMatch(/\S.*[^.]$/)
      expect(text).toContain(`--${option}`)
    }
    expect(text).toContain('--json')
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([])
  })

  test('has examples that a shell and the parser accept, also with --json', () => {
    expect(examples).not.toEqual([])
    for (const example of examples) {
      const argv = [...name.split(' '), ...shellWords(example)]
      expect(parse(argv, areas)).toMatchObject({ kind: 'run', command, json: false })
      expect(parse([...argv, '--json'], areas)).toMatchObject({ kind: 'run', command, json: true })
    }
  })
})

test.each(subjects)(
  'the help of $name lists its actions, with an example each, in 100 columns',
  ({ name, commands }) => {
    const text = help(name)
    for (const { action } of commands) expect(text).toContain(`npm run -s ante -- ${name} ${action}`)
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([])
  },
)

test('the help lists all subjects by area, in 100 columns', () => {
  const text = help()
  for (const { title } of areas) expect(text).toContain(`\n${title}:\n`)
  for (const { name, about } of subjects) expect(text).toMatch(new RegExp(`^  ${name} +${about}$`, 'm'))
  expect(text.split('\n').filter((line) => line.length > 100)).toEqual([])
})

describe('a renamed command', () => {
  const names = named.map(({ name }) => name)

  test.each(Object.entries(renamedCommands))('%s is refused with its new name %s', (former, name) => {
    expect(names).toContain(name)
    expect(names).not.toContain(former)
    expect(() => parse(former.split(' '), areas, renamedCommands)).toThrow(`It is now: ${name}.`)
  })

  test('is suggested also if only the subject or its help was requested', () => {
    expect(() => parse(['region', 'aurora'], areas, renamedCommands)).toThrow('It is now: countries list.')
    expect(() => parse(['help', 'flags', 'set'], areas, renamedCommands)).toThrow('It is now: flags update.')
    expect(() => parse(['flags', 'lsit'], areas, renamedCommands)).toThrow('Did you mean list?')
  })
})

test('a subject without a list shows its help', () => {
  expect(parse(['portraits'], areas)).toMatchObject({ kind: 'help', text: expect.stringContaining('portraits delete') })
})
