import type { Selection } from './bet.ts'

export type BetType = 1 | 2 | 4

/** One slip of `bettingSlipString`. */
export interface SlipText {
  playId: number
  betType: BetType
  selection: Selection
  unit: string
  series: number
  multiple: number
  /** Entertainment alone: decimal text, the seventh field. */
  amount?: string
}

/** `rows~betType~playId~modeId~series~multiple`, and `~amount` in entertainment. */
export function slipToText(_slip: SlipText): string {
  throw new Error('not yet')
}

/** Undefined when the text is none. The selection is not counted here: `stakesOf` does. */
export function slipFromText(_text: string): SlipText | undefined {
  return undefined
}
