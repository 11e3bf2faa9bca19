interface Cell {
  /** The symbol's drawing, a complete SVG. */
  drawing: string
  lit: boolean
}

const CELL = 60
const GAP = 6
const ROUNDING = 10
const BACKDROP = '#10152f'

/** A small picture of the final reels, column by column; non-winning symbols are dimmed. */
export function reelPicture(columns: Cell[][]): string {
  const width = columns.length * (CELL + GAP) + GAP
  const height = Math.max(...columns.map((column) => column.length)) * (CELL + GAP) + GAP
  const drawings = [...new Set(columns.flat().map(({ drawing }) => drawing))]
  const cells = columns.flatMap((column, reel) => column.map((cell, row) => cellAt(cell, { reel, row, drawings })))
  const frame = `<rect width="${width}" height="${height}" rx="${ROUNDING}" fill="${BACKDROP}"/>`
  const symbols = drawings.map(symbolOf).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${symbols}${frame}${cells.join('')}</svg>`
}

const nameOf = (index: number) => `s${index}`

/** A reusable drawing. Its ids are unique among all drawings of the picture. */
function symbolOf(drawing: string, index: number): string {
  const viewBox = /viewBox="([\d. -]+)"/.exec(drawing)?.[1] ?? '0 0 100 100'
  const inside = drawing.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const prefixed = inside.replaceAll(/(id="|url\(#|href="#)/g, `$1${nameOf(index)}-`)
  return `<symbol id="${nameOf(index)}" viewBox="${viewBox}">${prefixed}</symbol>`
}

function cellAt(cell: Cell, { reel, row, drawings }: { reel: number; row: number; drawings: string[] }): string {
  const { drawing, lit } = cell
  const [x, y] = [GAP + reel * (CELL + GAP), GAP + row * (CELL + GAP)]
  const placement = `x="${x}" y="${y}" width="${CELL}" height="${CELL}"`
  const ring = `<rect ${placement} rx="${ROUNDING}" fill="#fff" fill-opacity=".08"${lit ? ' stroke="#fff" stroke-width="3"' : ''}/>`
  const face = `<use href="#${nameOf(drawings.indexOf(drawing))}" ${placement}/>`
  return `<g opacity="${lit ? '1' : '0.55'}">${ring}${face}</g>`
}
