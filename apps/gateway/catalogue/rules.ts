import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'

/** Vendors that the supply lists under SPORTS, though their games have a category of their own. Source: product specification 3. */
const SPLIT_FROM_SPORTS: Record<string, GameCategory> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' }

/** Where the split categories stand: each right after its neighbour. */
const STANDS_AFTER: { split: GameCategory; neighbour: GameCategory }[] = [
  { split: 'ESPORTS', neighbour: 'SPORTS' },
  { split: 'COCKFIGHT', neighbour: 'RNG' },
]

/** The category in which the lobby shows a vendor's game. */
export function lobbyCategory(vendor: string, category: GameCategory): GameCategory {
  return category === 'SPORTS' ? (SPLIT_FROM_SPORTS[vendor] ?? category) : category
}

/** The lobby's categories in the merchant's order, the split ones put behind their neighbours. */
export function lobbyOrder(merchantOrder: readonly GameCategory[]): GameCategory[] {
  const order: GameCategory[] = merchantOrder.filter((category) => category !== 'HOT')
  for (const { split, neighbour } of STANDS_AFTER) {
    if (!order.includes(neighbour)) continue
    const own = order.indexOf(split)
    if (own >= 0) order.splice(own, 1)
    order.splice(order.indexOf(neighbour) + 1, 0, split)
  }
  return [...new Set(order)]
}

/** NEW and HOT are kept as marks of their own, not among a game's classes. */
export function isInClass({ isNew, hot, gameClassifyNew }: Game, name: string): boolean {
  return (name === 'NEW' && isNew) || (name === 'HOT' && hot) || gameClassifyNew.includes(name)
}

/** A name as it is compared in a search: no case, no accents, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
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
