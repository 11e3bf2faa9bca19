/** Exports of `catalogue` for other capabilities. */
export { GameGrid } from './game-grid.tsx'
export { CategoryIcon } from './category-icon.tsx'
export { categoryTexts as categoryWords } from './category-texts.ts'
export { vendorSettings } from './queries.ts'
