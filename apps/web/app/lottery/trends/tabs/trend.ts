import type { MessageDescriptor } from '@lingui/core'

import type { TintName } from '../../kit/balls/tints.ts'

/** A label: a message, or a number or symbol that is not translated. */
export type Label = string | MessageDescriptor

/** A chart with columns; a draw hits one or several of them. */
export interface GridTrend {
  kind: 'grid'
  id: string
  name: Label
  columns: readonly Label[]
  /** `day` is the day of the draw in the merchant's calendar. */
  hitsOf(numbers: readonly number[], day: string): readonly number[]
  tintOf?: (column: number) => TintName
  /** Number of columns of a ticket layout, for more numbers than a chart can have columns. */
  inRowsOf?: number
}

/** A chart of a value of each draw. */
export interface LineTrend {
  kind: 'line'
  id: string
  name: Label
  from: number
  to: number
  valueOf(numbers: readonly number[]): number
}

export type Trend = GridTrend | LineTrend

/** Charts of one tab, of which one is shown. */
export interface TrendTab {
  id: string
  name: Label
  trends: readonly [Trend, ...Trend[]]
}
