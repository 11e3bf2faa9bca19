import type { MessageDescriptor } from '@lingui/core'

import type { TintName } from '../../kit/balls/tints.ts'

/** A number or a proper sign stands for itself. */
export type Words = string | MessageDescriptor

/** What a draw's numbers are sorted into; a draw hits one column or several. */
export interface GridTrend {
  kind: 'grid'
  id: string
  name: Words
  columns: readonly Words[]
  /** The day is the merchant's on which it was drawn. */
  hitsOf(numbers: readonly number[], day: string): readonly number[]
  tintOf?: (column: number) => TintName
  /** All numbers as they stand on a ticket, so many in a row: more than columns can show. */
  inRowsOf?: number
}

/** A value that goes up and down from draw to draw. */
export interface LineTrend {
  kind: 'line'
  id: string
  name: Words
  from: number
  to: number
  valueOf(numbers: readonly number[]): number
}

export type Trend = GridTrend | LineTrend

/** Charts of one kind, of which one is shown. */
export interface TrendTab {
  id: string
  name: Words
  trends: readonly [Trend, ...Trend[]]
}
