import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

import { startOf } from '../game-list/game-view.ts'
import type { GameView } from '../game-list/game-view.ts'

/** All games of a vendor page, in the vendor's order. */
export const hallGames = ({ category, vendor }: Pick<VendorHall, 'category' | 'vendor'>): GameView => ({
  ...startOf(category),
  vendor,
})
