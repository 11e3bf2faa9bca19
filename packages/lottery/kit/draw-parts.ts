import type { Draw, PrizeTable } from '../draw.ts'

/** Returns the drawn items in order, in the format of picks; empty for a prize table. */
export function itemsOf(draw: Draw): readonly string[] {
  return isTable(draw) ? [] : draw.map(String)
}

/** Returns prizes by name. A result that is a single number has one prize, `number`. */
export function prizesOf(draw: Draw): PrizeTable {
  return isTable(draw) ? draw : { number: [draw.join('')] }
}

function isTable(draw: Draw): draw is PrizeTable {
  return !Array.isArray(draw)
}
