import { sha256 } from '../../kit/sha256.ts'
import { CsvError, parse } from 'csv-parse/sync'

/** A valid line; its time is local to the merchant's time zone. */
export interface ParsedLine {
  bookedAt: string
  amount: string
  currency: string
  payer: string
  reference: string
  hash: Buffer
}

export interface LineProblem {
  line: number
  problem: string
}

export interface ParsedFile {
  lines: ParsedLine[]
  /** Number of payments that left the account. */
  outgoing: number
  problems: LineProblem[]
}

const COLUMNS = ['date', 'amount', 'currency', 'payer', 'reference']
const MAX_LINES = 5_000
const PROBLEMS = 20
const MAX_LENGTH = 200
const TIME = /^\d{4}-\d\d-\d\d([ T]\d\d:\d\d(:\d\d)?)?$/
const AMOUNT = /^-?\d{1,12}(\.\d{1,2})?$/

/** Reads a bank statement as CSV. Equal lines of one file are different payments. */
export function parseBankLines(text: string, currencies: ReadonlySet<string>): ParsedFile {
  const records = recordsIn(text)
  if (typeof records === 'string') return { lines: [], outgoing: 0, problems: [{ line: 1, problem: records }] }
  const parsed: ParsedFile = { lines: [], outgoing: 0, problems: [] }
  const seen = new Map<string, number>()
  for (const [index, record] of records.entries()) {
    const problem = problemOf(record, currencies)
    const { date = '', amount = '', currency = '', payer = '', reference = '' } = record
    if (problem !== null) parsed.problems.push({ line: index + 2, problem })
    else if (amount.startsWith('-')) parsed.outgoing++
    else {
      const key = JSON.stringify([date, amount, currency, payer, reference])
      const nth = seen.get(key) ?? 0
      seen.set(key, nth + 1)
      const hash = sha256('bank line', key, String(nth))
      parsed.lines.push({ bookedAt: date.replace('T', ' '), amount, currency, payer, reference, hash })
    }
    if (parsed.problems.length >= PROBLEMS) break
  }
  return parsed
}

function recordsIn(text: string): Record<string, string>[] | string {
  try {
    const records: Record<string, string>[] = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      trim: true,
    })
    const missing = COLUMNS.filter((name) => records[0] && !(name in records[0]))
    if (records.length === 0) return 'There are no lines.'
    if (missing.length > 0) return `The first line lacks the column ${missing.join(', ')}.`
    if (records.length > MAX_LINES) return `At most ${MAX_LINES} lines can be imported at once.`
    return records
  } catch (error) {
    if (error instanceof CsvError) return error.message
    throw error
  }
}

function problemOf(record: Record<string, string>, currencies: ReadonlySet<string>): string | null {
  const { date = '', amount = '', currency = '', payer = '', reference = '' } = record
  if (!TIME.test(date) || Number.isNaN(Date.parse(`${date.slice(0, 10)}T00:00:00Z`)))
    return `${date.slice(0, 30)} is not a time, for example 2026-03-01 14:30.`
  if (!AMOUNT.test(amount) || Number(amount) === 0) return `${amount.slice(0, 30)} is not an amount.`
  if (!currencies.has(currency)) return `No channel is paid in ${currency.slice(0, 10)}.`
  if (payer.length > MAX_LENGTH || reference.length > MAX_LENGTH) return 'Payer or reference is too long.'
  return null
}
