import { cutText, lengthOf } from '@ante/contract/kit/text.ts'

import type { Changed, Listed, Written } from './command.ts'

const GAP = 2
/** Maximum length of a table cell; `--json` has the whole text. */
const CELL = 60

/** Formats a result for people. */
export function textOf(outcome: Listed | Changed | Written): string {
  if (outcome.kind === 'text') return outcome.text
  return outcome.kind === 'list' ? tableOf(outcome) : changeOf(outcome)
}

/** Formats a result for programs. */
export function jsonOf(outcome: Listed | Changed | Written): string {
  const { kind, ...rest } = outcome
  return JSON.stringify(kind === 'list' ? outcome.rows : rest, null, 2)
}

function changeOf({ changed, merchant, command, subject, before, after, seen, warnings = [] }: Changed): string {
  const what = `${merchant} · ${command}${subject ? ` ${subject}` : ''}`
  if (!changed) return `${what}: no change.\n  now     ${shown(after)}`
  const reported = warnings.map((warning) => `\nWarning: ${warning}`).join('')
  return `${what}\n  before  ${shown(before)}\n  after   ${shown(after)}\n${seen}${reported}`
}

function tableOf({ columns, rows, empty }: Listed): string {
  if (rows.length === 0) return empty
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((text, index) => text.padEnd((widths[index] ?? 0) + GAP))
        .join('')
        .trimEnd(),
    )
    .join('\n')
}

function cell(value: unknown): string {
  const text = shown(value)
  return lengthOf(text) > CELL ? `${cutText(text, CELL - 1)}…` : text
}

/** Removes control characters: the text was written by others, and a terminal would interpret them. */
function shown(value: unknown): string {
  return plain(value).replaceAll(/\p{Cc}+/gu, ' ')
}

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(', ') : 'none'
  if (typeof value !== 'object') return typeof value === 'string' ? value : JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${shown(field)}`)
  return fields.length > 0 ? fields.join(' · ') : 'none'
}
