import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import type { VendorHall } from '@ante/contract/catalogue/halls.ts'

/** A vendor page with one game. */
export const hall = (category: GameCategory, vendor: string): VendorHall => ({
  category,
  vendor,
  vendorName: vendor,
  icon: '',
  games: 1,
  newGames: 0,
  hotGames: 0,
  isBook: false,
  covers: [],
})
