/** Exports of `catalogue` for other capabilities. */
export { GameGrid } from './game-grid.tsx'
export { CategoryIcon } from './category-icon.tsx'
export { categoryWords } from './category-words.ts'
export { vendorSettings } from './queries.ts'
