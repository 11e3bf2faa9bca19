import type { GameCategory } from '@ante/contract/catalogue/category.ts'

const WITH_TABLES: readonly GameCategory[] = ['LIVE', 'PVP']

/** Categories with tables or rooms, which have a lobby before the game opens. */
export const hasTables = (category: GameCategory): boolean => WITH_TABLES.includes(category)
