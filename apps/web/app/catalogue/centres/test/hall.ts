import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

/** A vendor page with one game. */
export const hall = (gameType: GameCategory, vassalage: string): VendorHall => ({
  gameType,
  vassalage,
  accountTypeName: vassalage,
  icon: '',
  games: 1,
  newGames: 0,
  hotGames: 0,
  isBook: false,
  covers: [],
})
