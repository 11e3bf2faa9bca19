import { DAY_MS } from '@ante/contract/kit/time.ts'

import { csvLine } from '../../kit/csv-line.ts'
import { textOf } from '../../kit/money.ts'
import { statementOf } from '../public.ts'
import type { StatementEntry } from '../public.ts'
import { accountNamed, requireAccount } from '../../operator/kit/require-account.ts'
import type { Command } from '../../operator/kit/command.ts'
import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'
import { databaseNow } from '../../operator/kit/now.ts'
import { dayBegins, momentOf } from '../../operator/kit/times.ts'

const DEFAULT_DAYS = 30
const MAX_ENTRIES = 10_000

export const statement: Command = {
  action: 'show-statement',
  summary: 'Shows the entries of a ledger account with the balance after each, and the opening and closing balance',
  parameters: [
    {
      name: 'account',
      about: 'the account’s number, or merchant/member for a main wallet: aurora/player01',
      merchantOf: async (db, name) => (await accountNamed(db, name))?.merchantCode,
    },
  ],
  options: {
    from: {
      value: 'day',
      about: 'the first day by the merchant’s calendar, or a moment; default: 30 days ago',
    },
    until: { value: 'day', about: 'the last day, or a moment; default: now' },
    csv: { label: 'CSV', about: 'as CSV', terminal: ', to redirect to a file: > statement.csv' },
  },
  examples: ['aurora/player01', '17 --from 2026-03-01 --until 2026-03-31 --csv'],
  run: async ({ db }, { positional: { account: name = '' }, options }) => {
    const account = await requireAccount(db, name)
    const { from, to } = spanOf(options, { now: await databaseNow(db), zone: account.zone })
    const { opening, entries } = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => statementOf(tx, { accountId: account.id, from, to, limit: MAX_ENTRIES + 1 }))
    if (entries.length > MAX_ENTRIES) {
      throw new CommandFailed(`There are more than ${MAX_ENTRIES.toLocaleString('en')} entries. Choose fewer days.`)
    }
    const rows = [
      { time: from, balance: textOf(opening), reference: 'opening balance' },
      ...entries.map(lineOf),
      { time: to, balance: textOf(entries.at(-1)?.balance_after ?? opening), reference: 'closing balance' },
    ]
    if ('csv' in options) return { kind: 'text', text: csvOf(rows, account.currency) }
    return { kind: 'list', columns: COLUMNS, rows: rows.map((row) => ({ ...row })), empty: '' }
  },
}

/** Returns the given range; by default the last month. */
function spanOf({ from, until: to }: Record<string, string>, clock: Clock): { from: Date; to: Date } {
  const now = clock.now.getTime()
  const begin = from === undefined ? new Date(now - DEFAULT_DAYS * DAY_MS) : beginOf(from, clock)
  const end = to === undefined ? new Date(now + 1) : endOf(to, clock)
  if (begin >= end) throw new UsageError('--until must be later than --from.')
  return { from: begin, to: end }
}

const COLUMNS = ['time', 'code', 'amount', 'balance', 'reference', 'key']

interface Line {
  time: Date
  code?: number
  amount?: string
  balance: string
  reference: string
  key?: string
}

function lineOf({ occurred_at: time, code, change, balance_after: balance, reference, key }: StatementEntry): Line {
  return { time, code, amount: textOf(change), balance: textOf(balance), reference, key }
}

function csvOf(rows: Line[], currency: string): string {
  const lines = rows.map(({ time, code, amount, balance, reference, key }) =>
    csvLine([time.toISOString(), String(code ?? ''), amount ?? '', balance, currency, reference, key ?? '']),
  )
  return [csvLine(['Time', 'Code', 'Amount', 'Balance', 'Currency', 'Reference', 'Key']), ...lines].join('').trimEnd()
}

const DAY = /^\d{4}-\d\d-\d\d$/
type Clock = Parameters<typeof momentOf>[1]

const beginOf = (text: string, clock: Clock) => (DAY.test(text) ? dayBegins(text, clock) : momentOf(text, clock))

/** A date without time includes the whole day. */
function endOf(text: string, clock: Clock): Date {
  if (!DAY.test(text)) return momentOf(text, clock)
  dayBegins(text, clock) // refuses an invalid date
  return dayBegins(new Date(Date.parse(text) + DAY_MS).toISOString().slice(0, 10), clock)
}
