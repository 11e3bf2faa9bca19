import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

import { ALL_CLASSES, startOf } from '../game-list/game-view.ts'
import type { GameView } from '../game-list/game-view.ts'

/** All games of a vendor page. */
export const hallGames = ({ gameType, vassalage }: Pick<VendorHall, 'gameType' | 'vassalage'>): GameView => ({
  ...startOf(gameType),
  vendor: vassalage,
  classify: ALL_CLASSES,
})
