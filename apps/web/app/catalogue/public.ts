/** What other capabilities may use of `catalogue`. */
export { GameGrid } from './game-grid.tsx'
export { CategoryIcon } from './category-icon.tsx'
export { categoryWords } from './category-words.ts'
export { revealInRow } from './game-list/reveal-in-row.ts'
export { vendorSettings } from './queries.ts'
