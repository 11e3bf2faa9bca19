import type { Report, ReportName } from '@ante/contract/console/reports.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'

export type ColumnKind = Report['columns'][number]['kind']

/** Days of a report by the merchant's calendar, both inclusive, and the players that are left out. */
export interface ReportPeriod {
  merchantCode: string
  zone: string
  currency: string
  from: string
  until: string
  /** Ids of the players whose tags mark them as test or staff accounts. */
  leftOut: readonly bigint[]
}

/** A value: an amount in the ledger's units, a count, a share, or a text. */
export type Value = bigint | number | string | null

export interface ReportRow {
  id: string
  values: Record<string, Value>
}

export interface ReportColumn {
  id: string
  kind: ColumnKind
  /** Title in files. */
  title: string
  /** Whether the sum of the rows has a meaning; by default of counts and amounts. */
  hasTotal?: boolean
}

export interface ReportDeclaration {
  name: ReportName
  columns: readonly ReportColumn[]
  /** Returns all rows; those without activity have zeros. */
  rows(db: Db, period: ReportPeriod): Promise<ReportRow[]>
}

/** Maximum number of rows: more than a merchant has channels, vendors, promotions or days. */
export const MAX_ROWS = 1_000

export function cellText(kind: ColumnKind, value: Value): string | null {
  if (value === null) return null
  if (kind === 'amount') return textOf(BigInt(value))
  return kind === 'percent' ? Number(value).toFixed(1) : String(value)
}

/** Whether a row has no activity: all its counts and amounts are zero. */
export const isEmptyRow = ({ values }: ReportRow, columns: readonly ReportColumn[]): boolean =>
  columns.filter(({ kind }) => kind === 'count' || kind === 'amount').every(({ id }) => BigInt(values[id] ?? 0) === 0n)

/** Returns the sums of the rows by column. */
export function totalsOf(rows: readonly ReportRow[], columns: readonly ReportColumn[]): Record<string, Value> {
  return Object.fromEntries(
    columns.map(({ id, kind, hasTotal = kind === 'count' || kind === 'amount' }) => [
      id,
      hasTotal ? rows.reduce((sum, { values }) => sum + BigInt(values[id] ?? 0), 0n) : null,
    ]),
  )
}
