import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

import { ALL_CLASSES, startOf } from '../game-list/game-view.ts'
import type { GameView } from '../game-list/game-view.ts'

/** All games of a vendor page. */
export const hallGames = ({ category, vendor }: Pick<VendorHall, 'category' | 'vendor'>): GameView => ({
  ...startOf(category),
  vendor,
  classify: ALL_CLASSES,
})
