import type { GameCategory } from '@ante/contract/catalogue/category.ts'

const ONE_BET: readonly GameCategory[] = ['RNG', 'FISH', 'INHOUSE']

/**
 * Whether the games of a category have a single bet. In the others, the declared return to player is for the best bet.
 */
export const hasOneBet = (category: GameCategory): boolean => ONE_BET.includes(category)
