import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

import { ALL_CLASSES, startOf } from '../game-list/game-view.ts'
import type { GameView } from '../game-list/game-view.ts'
import type { UnavailableItem } from '../unknown-note.tsx'
import { categoriesIn, centreOf } from './centre-view.ts'

/** View of the tables, completely represented in the address. */
export interface LobbyView {
  /** Null when the merchant has no games. */
  category: GameCategory | null
  vendor: string
  classify: string
  unknown: UnavailableItem | null
}

/** Parses the view from an address; live tables by default. */
export function lobbyOf(search: URLSearchParams, halls: readonly VendorHall[]): LobbyView {
  const { category: requested, vendorHalls, unknown } = centreOf(search, halls)
  const categories = categoriesIn(halls)
  const defaultCategory = categories.find((category) => category === 'LIVE') ?? categories[0] ?? null
  const category = requested ?? vendorHalls[0]?.category ?? defaultCategory
  const hall = vendorHalls.find((candidate) => candidate.category === category)
  const classify = search.get('gameClassify')?.toUpperCase() ?? ''
  return { category, vendor: hall?.vendor ?? '', classify: classify === ALL_CLASSES ? '' : classify, unknown }
}

/** The games of the view. */
export const lobbyGames = ({ category, vendor, classify }: LobbyView): GameView => ({
  ...startOf(category ?? 'LIVE'),
  vendor,
  classify: classify || ALL_CLASSES,
})

/** Returns the address of a view. */
export function lobbyAddress({ category, vendor, classify }: Omit<LobbyView, 'unknown'>): string {
  const search = new URLSearchParams([['gameType', category ?? '']])
  if (vendor) search.set('vassalage', vendor)
  if (classify && classify !== ALL_CLASSES) search.set('gameClassify', classify)
  return `/m/gameLobby?${search}`
}
