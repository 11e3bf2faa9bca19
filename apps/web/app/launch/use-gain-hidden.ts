import { useState } from 'react'

import { centsOf } from '../lib/i18n/cents.ts'

/**
 * Whether the displayed balance has to stay as it is: while a round is displayed, stakes are shown at once, and payouts
 * only after its end, because they would reveal the outcome. `amount` is the newest balance, as decimal text.
 */
export function useGainHidden(amount: string | undefined, roundOpen: boolean): boolean {
  const [shownAmount, setShown] = useState(amount)
  const isGain =
    roundOpen && amount !== undefined && shownAmount !== undefined && centsOf(amount) > centsOf(shownAmount)
  if (!isGain && shownAmount !== amount) setShown(amount)
  return isGain
}
