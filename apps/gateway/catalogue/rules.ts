import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'

import type { VendorTable } from './tables.ts'

/**
 * Vendors that feeds list under SPORTS although their games have a separate category here. Source: product
 * specification 3.
 */
const SPLIT_FROM_SPORTS: Record<string, GameCategory> = { TF: 'ESPORTS', DS88: 'COCKFIGHT' }

/** Split categories, each with the category that it follows in the lobby. */
const SPLIT_CATEGORIES: { split: GameCategory; neighbour: GameCategory }[] = [
  { split: 'COCKFIGHT', neighbour: 'RNG' },
  { split: 'ESPORTS', neighbour: 'SPORTS' },
]

/** Returns the category in which the lobby shows a vendor's game. */
export function lobbyCategory(vendor: string, category: GameCategory): GameCategory {
  return category === 'SPORTS' ? (SPLIT_FROM_SPORTS[vendor] ?? category) : category
}

/**
 * Returns the lobby's categories in the merchant's order. A split category follows its neighbour, or sports if the
 * merchant lists sports but not the neighbour. A listed split category without its neighbour keeps its position.
 */
export function lobbyOrder(merchantOrder: readonly GameCategory[]): GameCategory[] {
  const order: GameCategory[] = [...new Set(merchantOrder.filter((category) => category !== 'HOT'))]
  for (const { split, neighbour } of SPLIT_CATEGORIES) {
    const splitIndex = order.indexOf(split)
    if (splitIndex < 0 && !order.includes('SPORTS')) continue
    if (splitIndex >= 0 && !order.includes(neighbour)) continue
    if (splitIndex >= 0) order.splice(splitIndex, 1)
    order.splice(order.indexOf(order.includes(neighbour) ? neighbour : 'SPORTS') + 1, 0, split)
  }
  return order
}

/**
 * Returns whether the lobby shows games or vendors under a category. Vendors are shown if there are several and each
 * opens as one game, as sportsbooks and lottery lobbies do; otherwise games are shown.
 */
export function lobbyShows(launchKinds: readonly VendorTable['launch_kind'][]): 'games' | 'vendors' {
  const opensAsOneGame = launchKinds.every((kind) => kind === 'h5' || kind === 'lottery')
  return opensAsOneGame && launchKinds.length > 1 ? 'vendors' : 'games'
}

type Classified = Pick<Game, 'isNew' | 'hot' | 'gameClassifyNew'>

/** Whether a game belongs to a class. NEW and HOT are stored as separate flags. */
export function isInClass({ isNew, hot, gameClassifyNew }: Classified, name: string): boolean {
  return (name === 'NEW' && isNew) || (name === 'HOT' && hot) || gameClassifyNew.includes(name)
}

/** Returns a rate in percent: `9640` hundredths of a percent are `96.4`. */
export const percentOf = (hundredths: number): string => String(hundredths / 100)

/** Returns one page of a list, 1-based; a page after the last one is empty. */
export function pageOf<Item>(items: readonly Item[], { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  const start = (pageNo - 1) * pageSize
  return {
    items: items.slice(start, start + pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(items.length / pageSize),
  }
}

/** Share of the open games above which closing them needs a further step, and the least number. */
const MAX_CLOSED_SHARE = 0.2
const MIN_CLOSED = 10

export const MAX_CLOSED_PERCENT = MAX_CLOSED_SHARE * 100

/** Whether closing this number of games of `of` is a large share, which one step alone must not close. */
export const closesLargeShare = ({ closed, of }: { closed: number; of: number }): boolean =>
  closed >= MIN_CLOSED && closed > of * MAX_CLOSED_SHARE
