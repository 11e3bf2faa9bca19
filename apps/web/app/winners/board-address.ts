import { GameCategory } from '@ante/contract/catalogue/category.ts'

import type { BoardQuery } from './queries.ts'

/** Parses the view of an address; all winners of the week for unknown values. */
export function boardOf(search: URLSearchParams): BoardQuery {
  const query = search.get('gameType')
  const category = GameCategory.options.find((candidate) => candidate === query && candidate !== 'HOT')
  return { category: category ?? 'ALL', period: search.get('period') === 'day' ? 'day' : 'week' }
}

export function boardAddress({ category, period }: BoardQuery): string {
  const search = new URLSearchParams([
    ['gameType', category],
    ['period', period],
  ])
  return `/m/winnerPage?${search}`
}
