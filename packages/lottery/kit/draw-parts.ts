import type { Draw, PrizeTable } from '../draw.ts'

/** What was drawn, in order, as picks are written; of a table of prizes nothing. */
export function itemsOf(draw: Draw): readonly string[] {
  return isTable(draw) ? [] : draw.map(String)
}

/** The prizes by name. A draw that is one number has one, `number`. */
export function prizesOf(draw: Draw): PrizeTable {
  return isTable(draw) ? draw : { number: [draw.join('')] }
}

function isTable(draw: Draw): draw is PrizeTable {
  return !Array.isArray(draw)
}
