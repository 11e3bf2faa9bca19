import type { GameCategory } from '@ante/contract/catalogue/category.ts'

/** HOT always first, then the merchant's order. Source: product specification 1. */
export const categoriesOf = (ordered: readonly GameCategory[]): GameCategory[] => [
  'HOT',
  ...ordered.filter((category) => category !== 'HOT'),
]
