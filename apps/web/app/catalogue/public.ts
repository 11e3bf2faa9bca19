/** What other capabilities may use of `catalogue`. */
export { GameGrid } from './game-grid.tsx'
