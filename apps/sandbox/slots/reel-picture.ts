interface Cell {
  /** A letter or two. */
  label: string
  colour: string
  lit: boolean
}

const CELL = 60
const GAP = 6
const ROUNDING = 10
const BACKDROP = '#10152f'

/** Where the reels stopped, column by column, as a small picture; what did not pay is dim. */
export function reelPicture(columns: Cell[][]): string {
  const width = columns.length * (CELL + GAP) + GAP
  const height = Math.max(...columns.map((column) => column.length)) * (CELL + GAP) + GAP
  const cells = columns.flatMap((column, reel) => column.map((cell, row) => cellAt(cell, reel, row)))
  const frame = `<rect width="${width}" height="${height}" rx="${ROUNDING}" fill="${BACKDROP}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${frame}${cells.join('')}</svg>`
}

function cellAt({ label, colour, lit }: Cell, reel: number, row: number): string {
  const [x, y] = [GAP + reel * (CELL + GAP), GAP + row * (CELL + GAP)]
  const ring = lit ? ` stroke="#fff" stroke-width="3"` : ''
  const box = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" rx="${ROUNDING}" fill="${colour}"${ring}/>`
  const [middle, foot] = [x + CELL / 2, y + CELL / 2 + 9]
  const text = `<text x="${middle}" y="${foot}" text-anchor="middle" font-family="sans-serif" font-size="26" font-weight="700" fill="#fff">${label}</text>`
  return `<g opacity="${lit ? '1' : '0.55'}">${box}${text}</g>`
}
