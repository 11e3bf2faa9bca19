interface Cell {
  /** A letter or two, where there is no drawing. */
  label: string
  colour: string
  /** The symbol's own drawing, a whole SVG. */
  drawing?: string | undefined
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
  const drawings = [...new Set(columns.flat().flatMap(({ drawing }) => drawing ?? []))]
  const cells = columns.flatMap((column, reel) => column.map((cell, row) => cellAt(cell, { reel, row, drawings })))
  const frame = `<rect width="${width}" height="${height}" rx="${ROUNDING}" fill="${BACKDROP}"/>`
  const symbols = drawings.map(symbolOf).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${symbols}${frame}${cells.join('')}</svg>`
}

const nameOf = (index: number) => `s${index}`

/** A drawing to be used many times. Its names are its own among all drawings of the picture. */
function symbolOf(drawing: string, index: number): string {
  const viewBox = /viewBox="([\d. -]+)"/.exec(drawing)?.[1] ?? '0 0 100 100'
  const inside = drawing.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const named = inside.replaceAll(/(id="|url\(#|href="#)/g, `$1${nameOf(index)}-`)
  return `<symbol id="${nameOf(index)}" viewBox="${viewBox}">${named}</symbol>`
}

function cellAt(cell: Cell, { reel, row, drawings }: { reel: number; row: number; drawings: string[] }): string {
  const { label, colour, drawing, lit } = cell
  const [x, y] = [GAP + reel * (CELL + GAP), GAP + row * (CELL + GAP)]
  const place = `x="${x}" y="${y}" width="${CELL}" height="${CELL}"`
  const ring = `<rect ${place} rx="${ROUNDING}" fill="${drawing ? '#fff' : colour}" fill-opacity="${drawing ? '.08' : '1'}"${lit ? ' stroke="#fff" stroke-width="3"' : ''}/>`
  const face = drawing ? `<use href="#${nameOf(drawings.indexOf(drawing))}" ${place}/>` : letters(label, x, y)
  return `<g opacity="${lit ? '1' : '0.55'}">${ring}${face}</g>`
}

const letters = (label: string, x: number, y: number): string =>
  `<text x="${x + CELL / 2}" y="${y + CELL / 2 + 9}" text-anchor="middle" font-family="sans-serif" font-size="26" font-weight="700" fill="#fff">${label}</text>`
