import type { GameSetting } from '@ante/contract/lottery/games/play-menu.ts'
import { useState } from 'react'

import type { CartRow } from '../cart/cart-row.ts'
import { seriesWithin } from './series.ts'

/** Terms for plays with stakes of a fixed price. */
export type StakeTermsOf = Pick<CartRow, 'unit' | 'multiple' | 'series'>

export interface TermsEntry {
  terms: StakeTermsOf
  change(part: Partial<StakeTermsOf>): void
}

/** Returns the terms for the next row. They are kept when another play is selected. */
export function useTerms({ units, series }: Pick<GameSetting, 'units' | 'series'>): TermsEntry {
  const [terms, setTerms] = useState({
    unit: units[0]?.unit ?? '1',
    multiple: 1,
    series: series ? firstSeries(series) : 0,
  })
  return { terms, change: (part) => setTerms((before) => ({ ...before, ...part })) }
}

/** Initial series: the highest prize, unless the control is set to `MIN`; a rebate must be chosen explicitly. */
function firstSeries(series: NonNullable<GameSetting['series']>): number {
  if (series.seriesControl === 'MIN') return series.minimum
  return seriesWithin(series, Math.min(series.maximum, series.own))
}

const LADDER = ['10', '50', '100', '500', '1000', '5000']

/** Returns the amounts of the quick buttons, none below the minimum stake. */
export const amountLadder = (min: string): readonly string[] => {
  const from = LADDER.filter((candidate) => Number(candidate) >= Number(min))
  return from.length > 2 ? from.slice(0, 4) : [min]
}
