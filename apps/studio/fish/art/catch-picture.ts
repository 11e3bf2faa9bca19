import { creatureOf } from '../maths/creatures.ts'
import type { Target } from '../maths/creatures.ts'
import { drawings } from './drawings.ts'
import { svgOf } from './svg-of.ts'

const CELL = 84
const GAP = 8
const SHOTS_PER_ROW = 4
const LABEL = 22

/** The targets of a volley, side by side; caught ones are highlighted with their multiple of the price. */
export function catchPicture(shots: readonly { target: Target; times: number }[]): string {
  const columns = Math.min(SHOTS_PER_ROW, shots.length)
  const rows = Math.ceil(shots.length / SHOTS_PER_ROW)
  const [width, height] = [columns * (CELL + GAP) + GAP, rows * (CELL + GAP) + GAP]
  const water = `<linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e5a86"/><stop offset="1" stop-color="#06223f"/></linearGradient>`
  const frame = `${water}<rect width="${width}" height="${height}" rx="12" fill="url(#water)"/>`
  const cells = shots.map((shot, index) => {
    const at = [GAP + (index % SHOTS_PER_ROW) * (CELL + GAP), GAP + Math.floor(index / SHOTS_PER_ROW) * (CELL + GAP)]
    return `<g transform="translate(${at.join(' ')})">${cellOf(shot, index)}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${frame}${cells.join('')}</svg>`
}

function cellOf({ target, times }: { target: Target; times: number }, index: number): string {
  const drawing = drawings[creatureOf(target)]
  const room = CELL - LABEL
  const scale = Math.min((CELL - GAP) / drawing.width, room / drawing.height)
  const [x, y] = [(CELL - drawing.width * scale) / 2, (room - drawing.height * scale) / 2]
  const fish = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${svgOf(drawing, `f${index}`)}</g>`
  const ring = `<rect width="${CELL}" height="${CELL}" rx="10" fill="#fff" fill-opacity=".07"${times > 0 ? ' stroke="#ffd166" stroke-width="2"' : ''}/>`
  const label = `<text x="${CELL / 2}" y="${CELL - 7}" text-anchor="middle" font-family="sans-serif" font-size="14" font-weight="700" fill="#ffd166">×${times}</text>`
  return times > 0 ? ring + fish + label : `${ring}<g opacity=".38">${fish}</g>`
}
