import type { MessageDescriptor } from '@lingui/core'

import type { TintName } from '../../kit/balls/tints.ts'

/** Numbers and proper signs are not translated. */
export type Words = string | MessageDescriptor

/** Columns into which a draw's numbers are sorted; a draw hits one or several. */
export interface GridTrend {
  kind: 'grid'
  id: string
  name: Words
  columns: readonly Words[]
  /** `day` is the day of the draw in the merchant's calendar. */
  hitsOf(numbers: readonly number[], day: string): readonly number[]
  tintOf?: (column: number) => TintName
  /** Number of columns of a ticket layout, for more numbers than a chart can have columns. */
  inRowsOf?: number
}

/** A value that varies from draw to draw. */
export interface LineTrend {
  kind: 'line'
  id: string
  name: Words
  from: number
  to: number
  valueOf(numbers: readonly number[]): number
}

export type Trend = GridTrend | LineTrend

/** Charts of one tab, of which one is shown. */
export interface TrendTab {
  id: string
  name: Words
  trends: readonly [Trend, ...Trend[]]
}
