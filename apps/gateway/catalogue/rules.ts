import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'

import type { VendorTable } from './tables.ts'

/** Vendors that the supply lists under SPORTS, though their games have a category of their own. Source: product specification 3. */
const SPLIT_FROM_SPORTS: Record<string, GameCategory> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' }

/** Where the split categories stand: each right after its neighbour. */
const STANDS_AFTER: { split: GameCategory; neighbour: GameCategory }[] = [
  { split: 'COCKFIGHT', neighbour: 'RNG' },
  { split: 'ESPORTS', neighbour: 'SPORTS' },
]

/** The category in which the lobby shows a vendor's game. */
export function lobbyCategory(vendor: string, category: GameCategory): GameCategory {
  return category === 'SPORTS' ? (SPLIT_FROM_SPORTS[vendor] ?? category) : category
}

/**
 * The lobby's categories in the merchant's order, the split ones put behind their neighbours. A merchant without sports
 * has them only where he names them; where the neighbour is missing, they stay with sports.
 */
export function lobbyOrder(merchantOrder: readonly GameCategory[]): GameCategory[] {
  const order: GameCategory[] = [...new Set(merchantOrder.filter((category) => category !== 'HOT'))]
  for (const { split, neighbour } of STANDS_AFTER) {
    const own = order.indexOf(split)
    if (own < 0 && !order.includes('SPORTS')) continue
    if (own >= 0 && !order.includes(neighbour)) continue
    if (own >= 0) order.splice(own, 1)
    order.splice(order.indexOf(order.includes(neighbour) ? neighbour : 'SPORTS') + 1, 0, split)
  }
  return order
}

/**
 * What the lobby shows under a category. Books and lottery halls are entered as a whole: where there are several, one
 * chooses between them; a single one would be a list of one, so its games stand there.
 */
export function lobbyShows(launchKinds: readonly VendorTable['launch_kind'][]): 'games' | 'vendors' {
  const entered = launchKinds.every((kind) => kind === 'h5' || kind === 'lottery')
  return entered && launchKinds.length > 1 ? 'vendors' : 'games'
}

type Classified = Pick<Game, 'isNew' | 'hot' | 'gameClassifyNew'>

/** NEW and HOT are kept as marks of their own, not among a game's classes. */
export function isInClass({ isNew, hot, gameClassifyNew }: Classified, name: string): boolean {
  return (name === 'NEW' && isNew) || (name === 'HOT' && hot) || gameClassifyNew.includes(name)
}

/** One page of a list, 1-based; a page behind the last one is empty. */
export function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const start = (pageNo - 1) * pageSize
  return {
    items: items.slice(start, start + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(items.length / pageSize),
  }
}
