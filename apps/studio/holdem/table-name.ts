import { Refused } from '@ante/plain-server/refusal.ts'

import type { Title } from '../studio/titles.ts'
import { stakesOfTier, TIERS } from './stakes.ts'
import type { Stakes } from './table/table.ts'

/** Tables of one tier at most. */
export const TABLES_PER_TIER = 40

/** Whose table it is: of one title, in one currency, and for real or for play money. */
export interface Hall {
  vendor: string
  gameId: string
  currency: string
  playMode: 'real' | 'fun'
}

export const tableId = ({ vendor, gameId, currency, playMode }: Hall, name: string): string =>
  [vendor, gameId, currency, playMode, name].join(' ')

export const subjectOf = (id: string): string => `holdem ${id}`

/** As the page says it: `2-1` is the first table of the second stakes. */
export const tableName = (tier: number, number: number): string => `${tier + 1}-${number}`

/** What is played for at the table of this name; refuses a name that no table has. */
export function stakesAt(title: Pick<Title, 'minBet'>, name: string): Stakes {
  const [, tier, number] = /^([1-9])-([1-9]\d?)$/.exec(name) ?? []
  if (!tier || !number || Number(tier) > TIERS || Number(number) > TABLES_PER_TIER) {
    throw new Refused('table.unknown', {}, 404)
  }
  return stakesOfTier(title, Number(tier) - 1)
}
