import type { Sport } from '@ante/demo/season/leagues.ts'

import type { Title } from '../kit/titles.ts'
import { centsOf } from '@ante/wallet-client/decimal-text.ts'
import { limitsFrom } from './tickets/limits.ts'
import type { Limits } from './tickets/limits.ts'

/** Sports and limits offered by a title of the book. */
export interface TitleOffer {
  sports: readonly Sport[]
  limits: Limits
}

export const titleOffer = (title: Pick<Title, 'category' | 'motif' | 'name' | 'minBet'>): TitleOffer => ({
  sports: sportsOf(title),
  limits: limitsFrom(centsOf(title.minBet)),
})

/** A sportsbook has all sports, and a title named after one sport has only that. */
function sportsOf({ category, motif, name }: Pick<Title, 'category' | 'motif' | 'name'>): Sport[] {
  if (category === 'ESPORTS') return ['esports']
  if (name.includes('Sportsbook')) return ['football', 'basketball', 'esports']
  return [motif === 'basketball' ? 'basketball' : 'football']
}
