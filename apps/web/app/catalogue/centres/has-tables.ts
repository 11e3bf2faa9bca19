import type { GameCategory } from '@ante/contract/catalogue/category.ts'

const WITH_TABLES: readonly GameCategory[] = ['LIVE', 'PVP']

/** Where one sits down at a table or in a room, and looks around for one before. */
export const hasTables = (category: GameCategory): boolean => WITH_TABLES.includes(category)
