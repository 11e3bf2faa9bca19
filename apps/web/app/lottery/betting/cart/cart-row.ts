import type { Selection } from '@ante/lottery/bet.ts'
import type { BetType } from '@ante/lottery/slip-text.ts'

/** One slip that waits to be bet. What it costs is counted from this anew, here and by the gateway. */
export interface CartRow {
  /** Of this cart alone. */
  key: string
  playId: number
  betType: BetType
  selection: Selection
  /** Tradition: the share of a stake's price, and by what it is multiplied. */
  unit: string
  multiple: number
  series: number
  /** Entertainment: what each pick is bet with, in decimal text. */
  amount: string | null
}

/** What stands open to be bet at one game, by one prize mode. */
export interface Cart {
  gameCode: string
  prizeMode: string
  rows: readonly CartRow[]
}
