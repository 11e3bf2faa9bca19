import type { Play } from '@ante/lottery/play.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'

import type { CartRow } from '../cart/cart-row.ts'
import type { StakeTermsOf } from '../pay/use-terms.ts'
import { counted, takesAmounts } from './slip.ts'
import type { Counted } from './slip.ts'
import type { Draft } from './use-draft.ts'

interface Filled {
  play: Play
  draft: Pick<Draft, 'selections' | 'betType'>
  terms: StakeTermsOf
  /** Decimal text; null while it is none. */
  amount: string | null
}

/** The rows that what is filled in makes. */
export const draftRows = ({ play, draft, terms, amount }: Filled): Omit<CartRow, 'key'>[] =>
  draft.selections.map(({ selection, amount: own }) => ({
    playId: play.id,
    betType: draft.betType,
    selection,
    ...terms,
    amount: takesAmounts(play) ? (own ?? amount ?? '0') : null,
  }))

/** What they come to; null while one of them is no bet. */
export function draftCounted(play: Play, prizeMode: PrizeMode, rows: readonly Omit<CartRow, 'key'>[]): Counted | null {
  const parts = rows.map((row) => counted(play, prizeMode, row.selection, row))
  if (parts.length === 0) return null
  return parts.reduce<Counted | null>((sum, part) => sum && part && added(sum, part), {
    stakes: 0n,
    cost: 0n,
    prize: 0n,
  })
}

const added = (sum: Counted, part: Counted): Counted => ({
  stakes: sum.stakes + part.stakes,
  cost: sum.cost + part.cost,
  prize: part.prize > sum.prize ? part.prize : sum.prize,
})
