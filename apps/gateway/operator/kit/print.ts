import { isDeepStrictEqual } from 'node:util'

import { cutText, lengthOf } from '@ante/contract/kit/text.ts'

import type { Changed, Listed, Result, CommandRecord } from './command.ts'

const GAP = 2
/** Maximum width of a table in characters; `--json` has complete texts. */
const WIDTH = 100
/** Minimum width of a cut column; the second value applies if there are too many columns. */
const NARROWEST = [12, 6]

/** Formats a result for people. */
export function textOf(outcome: Result): string {
  if (outcome.kind === 'text') return outcome.text
  if (outcome.kind === 'record') return recordOf(outcome)
  return outcome.kind === 'list' ? tableOf(outcome) : changeOf(outcome)
}

/** Formats a result for programs. */
export function jsonOf(outcome: Result): string {
  const { kind, ...rest } = outcome
  // On one line, like the lines that a long-running command has printed before.
  if (kind === 'text') return JSON.stringify(rest)
  if (outcome.kind === 'record') return JSON.stringify(outcome.record, null, 2)
  return JSON.stringify(outcome.kind === 'list' ? outcome.rows : rest, null, 2)
}

function changeOf({ changed, merchant, command, subject, before, after, effect, warnings = [] }: Changed): string {
  const heading = `${merchant} · ${command}${subject ? ` ${subject}` : ''}`
  if (!changed) return `${heading}: no change.\n  now     ${cellText(after)}`
  const warned = warnings.map((warning) => `\nWarning: ${warning}`).join('')
  return [heading, ...differences(before, after), `${effect}${warned}`].join('\n')
}

/** Returns a line per created or changed field; for values without fields, the values before and after. */
function differences(before: unknown, after: unknown): string[] {
  if (!isRecord(after) || !(before === null || isRecord(before)))
    return [`  before  ${cellText(before)}`, `  after   ${cellText(after)}`]
  const names = Object.keys(after).filter((name) => before === null || !isDeepStrictEqual(before[name], after[name]))
  const width = Math.max(0, ...names.map((name) => titleOf(name).length))
  return names.map((name) => {
    const previous = before === null ? '' : `${cellText(before[name])} → `
    return `  ${titleOf(name).padEnd(width + GAP)}${previous}${cellText(after[name])}`
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function recordOf({ record }: CommandRecord): string {
  const fields = Object.entries(record).map(([name, value]): [string, string] => [titleOf(name), cellOf(value)])
  const width = Math.max(...fields.map(([title]) => title.length))
  return fields.map(([title, text]) => `${title.padEnd(width + GAP)}${text}`).join('\n')
}

function tableOf({ columns, rows, empty }: Listed): string {
  if (rows.length === 0) return empty
  const lines = [columns.map(titleOf), ...rows.map((row) => columns.map((column) => cellOf(row[column])))]
  const widths = fitting(columns.map((_, index) => Math.max(...lines.map((line) => lengthOf(line[index] ?? '')))))
  return lines
    .map((line) =>
      line
        .map((text, index) => padded(text, widths[index] ?? 0))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

/** Converts a column name to a title: `lastError` becomes `last error`; codes in capitals stay. */
const titleOf = (column: string): string =>
  column.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Narrows columns until the table fits: the last ones first, as columns are in the order of their importance. */
function fitting(widths: number[]): number[] {
  let fitted = widths
  for (const narrowest of NARROWEST) {
    for (const [index, width] of [...fitted.entries()].reverse()) {
      const excess = fitted.reduce((sum, value) => sum + value + GAP, -GAP) - WIDTH
      if (excess <= 0) return fitted
      fitted = fitted.with(index, Math.max(Math.min(width, narrowest), width - excess))
    }
  }
  return fitted
}

function padded(text: string, width: number): string {
  const cut = lengthOf(text) > width ? `${cutText(text, width - 1)}…` : text
  return cut + ' '.repeat(width - lengthOf(cut) + GAP)
}

/** Formats a cell; times are printed without milliseconds. */
const cellOf = (value: unknown): string =>
  cellText(value instanceof Date ? value.toISOString().replace(/\.\d{3}Z$/, 'Z') : value)

/**
 * Formats a value. Removes control characters, which a terminal would interpret: the text may come from members or
 * vendors.
 */
function cellText(value: unknown): string {
  return plain(value).replaceAll(/\p{Cc}+/gu, ' ')
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map(cellText).join(', ') : 'none'
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${cellText(field)}`)
  return fields.length > 0 ? fields.join(' · ') : 'none'
}
