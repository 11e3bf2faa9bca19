import { Refused } from '@ante/plain-server/refusal.ts'

import type { Title } from '../kit/titles.ts'
import { stakesOfTier, TIERS } from './stakes.ts'
import type { Stakes } from './table/table.ts'

/** Maximum number of tables per tier. */
export const TABLES_PER_TIER = 40

/** Owner of a table: one title, one currency, and real or play money. */
export interface TableScope {
  vendor: string
  gameId: string
  currency: string
  playMode: 'real' | 'fun'
}

export const tableId = ({ vendor, gameId, currency, playMode }: TableScope, name: string): string =>
  [vendor, gameId, currency, playMode, name].join(' ')

export const subjectOf = (id: string): string => `holdem ${id}`

/** In the page's format: `2-1` is the first table of the second stakes level. */
export const tableName = (tier: number, number: number): string => `${tier + 1}-${number}`

/** Returns the stakes of the table with this name; refuses an invalid name. */
export function stakesAt(title: Pick<Title, 'minBet'>, name: string): Stakes {
  const [, tier, number] = /^([1-9])-([1-9]\d?)$/.exec(name) ?? []
  if (!tier || !number || Number(tier) > TIERS || Number(number) > TABLES_PER_TIER) {
    throw new Refused('table.unknown', {}, 404)
  }
  return stakesOfTier(title, Number(tier) - 1)
}
