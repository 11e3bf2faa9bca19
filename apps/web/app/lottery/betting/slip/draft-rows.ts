import type { Play } from '@ante/lottery/play.ts'
import type { PrizeMode } from '@ante/lottery/prize-mode.ts'

import type { CartRow } from '../cart/cart-row.ts'
import type { StakeTermsOf } from '../pay/use-terms.ts'
import { counted, hasAmounts } from './slip.ts'
import type { Counted } from './slip.ts'
import type { Draft } from './use-draft.ts'

interface Filled {
  play: Play
  draft: Pick<Draft, 'selections' | 'betType'>
  terms: StakeTermsOf
  /** Decimal text; null while it is invalid. */
  amount: string | null
}

/** Returns the cart rows of the current draft. */
export const draftRows = ({ play, draft, terms, amount }: Filled): Omit<CartRow, 'key'>[] =>
  draft.selections.map(({ selection, amount: ownAmount }) => ({
    playId: play.id,
    betType: draft.betType,
    selection,
    ...terms,
    amount: hasAmounts(play) ? (ownAmount ?? amount ?? '0') : null,
  }))

/** Totals of the rows, and of each of them. */
export interface DraftCounted extends Omit<Counted, 'maxPayout'> {
  rows: readonly Counted[]
}

/** Computes the totals of the rows; null while one of them is not a valid bet. */
export function draftCounted(
  play: Play,
  prizeMode: PrizeMode,
  rows: readonly Omit<CartRow, 'key'>[],
): DraftCounted | null {
  const parts = rows.flatMap((row) => counted(play, prizeMode, row.selection, row) ?? [])
  if (parts.length === 0 || parts.length < rows.length) return null
  return {
    stakes: parts.reduce((sum, part) => sum + part.stakes, 0n),
    cost: parts.reduce((sum, part) => sum + part.cost, 0n),
    prize: parts.reduce((max, { prize }) => (prize > max ? prize : max), 0n),
    rows: parts,
  }
}
