import { at, disc, draw, lettering, path, slab } from '../quick-pick/art/drawing.ts'
import type { Drawing } from '../quick-pick/art/drawing.ts'

/** The visible state of a board. */
interface Board {
  mines: readonly number[]
  opened: readonly number[]
  hit: number | null
}

const CELL = 44
const SIDE = 5

export function boardPicture({ mines, opened, hit }: Board): Drawing {
  const fields = Array.from({ length: SIDE * SIDE }, (_, field) =>
    at(
      70 + (field % SIDE) * (CELL + 4) + CELL / 2,
      12 + Math.floor(field / SIDE) * (CELL + 4) + CELL / 2,
      ...fieldPicture({ isMine: mines.includes(field), isOpened: opened.includes(field), isHit: field === hit }),
    ),
  )
  return draw('svg', { viewBox: '0 0 376 260' }, draw('rect', { width: 376, height: 260, fill: '#0a2230' }), ...fields)
}

interface Field {
  isMine: boolean
  isOpened: boolean
  isHit: boolean
}

function fieldPicture(field: Field): Drawing[] {
  const { isMine, isOpened } = field
  const ground = groundOf(field)
  const tile = slab(CELL, CELL, ground, { rx: 9 })
  if (isMine) return [tile, disc(10, '#1a0b14'), lettering('✕', 14, '#ffb3c0')]
  return isOpened ? [tile, path('M0 -12L11 -3L0 13L-11 -3z', { fill: '#d8fff0' })] : [tile]
}

function groundOf({ isMine, isOpened, isHit }: Field): string {
  if (isHit) return '#ff5d73'
  if (isOpened) return '#12b886'
  return isMine ? '#3a2440' : '#1c4458'
}
