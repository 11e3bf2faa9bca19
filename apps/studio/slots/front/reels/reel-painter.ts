import { symbolAt } from '../../maths/strip.ts'
import type { Machine } from './machine.ts'
import type { ReelPosition } from './reel-motion.ts'
import { SPRITE_MARGIN } from './sprites.ts'
import type { Sprites } from './sprites.ts'
import type { Cell, WinMark } from './win-marks.ts'

/** Layout of the canvas, in its own pixels. */
export interface Layout {
  width: number
  height: number
  cellWidth: number
  cellHeight: number
  /** Side length of a symbol. */
  symbol: number
  ratio: number
}

export function layoutFor(
  { width, height, ratio }: Pick<Layout, 'width' | 'height' | 'ratio'>,
  { strips, rows }: Pick<Machine<string>, 'strips' | 'rows'>,
): Layout {
  const [cellWidth, cellHeight] = [width / strips.length, height / rows]
  return { width, height, cellWidth, cellHeight, symbol: Math.min(cellWidth * 0.99, cellHeight * 0.98), ratio }
}

/** Colours on the reels while a win is shown; from the page's style. */
export interface ReelColours {
  /** Over non-winning cells. */
  shade: string
  /** Behind a winning symbol. */
  lit: string
  /** For a reel covered by one expanded symbol, from its edges to its middle. */
  grown: [string, string]
}

const TURN = Math.PI * 2
const PULSE_MS = 900
/** The halo around a winner, from its outer edge: widths and strengths. */
const HALO = [
  [7, 0.12],
  [4, 0.18],
  [2, 0.26],
] as const

export class ReelPainter<Name extends string> {
  readonly #context: CanvasRenderingContext2D
  readonly #machine: Machine<Name>
  readonly #colours: ReelColours

  constructor(context: CanvasRenderingContext2D, machine: Machine<Name>, colours: ReelColours) {
    this.#context = context
    this.#machine = machine
    this.#colours = colours
  }

  clear({ width, height }: Layout): void {
    this.#context.clearRect(0, 0, width, height)
  }

  reel(reel: number, position: ReelPosition, layout: Layout, sprites: Sprites<Name>): void {
    const { rows, strips } = this.#machine
    const strip = strips[reel] ?? []
    const first = Math.floor(position.position) - 1
    for (let row = first; row <= first + rows + 2; row++) {
      const sprite = sprites.get(symbolAt(strip, row))
      const centre = this.#centre({ reel, row: row - position.position }, layout)
      if (sprite) this.#symbol(position.blurred ? sprite.blurred : sprite.sharp, centre, layout.symbol)
    }
  }

  /** Draws a symbol expanding over its reel, at `part` of the way from its row. */
  grown(
    { reel, row, part }: { reel: number; row: number; part: number },
    sprite: HTMLCanvasElement | undefined,
    layout: Layout,
  ): void {
    const context = this.#context
    const { rows } = this.#machine
    const { cellWidth, cellHeight, height, ratio } = layout
    const [top, bottom] = [row * cellHeight * (1 - part), height - (rows - 1 - row) * cellHeight * (1 - part)]
    const inset = 3 * ratio
    context.save()
    context.beginPath()
    context.roundRect(
      reel * cellWidth + inset,
      top + inset,
      cellWidth - 2 * inset,
      bottom - top - 2 * inset,
      14 * ratio,
    )
    const [edge, middle] = this.#colours.grown
    const shine = context.createLinearGradient(0, top, 0, bottom)
    shine.addColorStop(0, edge)
    shine.addColorStop(0.5, middle)
    shine.addColorStop(1, edge)
    context.fillStyle = shine
    context.fill()
    context.lineWidth = 3 * ratio
    context.strokeStyle = 'rgb(255 244 200 / 0.95)'
    context.stroke()
    context.clip()
    const size = layout.symbol * (1 + 0.22 * part)
    const at = { reel, row: row + ((rows - 1) / 2 - row) * part }
    if (sprite) this.#symbol(sprite, this.#centre(at, layout), size)
    context.restore()
  }

  /** Draws the light around a reel in suspense. */
  glow(reel: number, nowMs: number, layout: Layout): void {
    const context = this.#context
    const { cellWidth, height, ratio } = layout
    const strength = 0.55 + 0.35 * Math.sin((nowMs / PULSE_MS) * TURN * 2)
    const shine = context.createLinearGradient(0, 0, 0, height)
    shine.addColorStop(0, `rgb(255 207 74 / ${strength * 0.35})`)
    shine.addColorStop(0.5, `rgb(255 207 74 / ${strength * 0.08})`)
    shine.addColorStop(1, `rgb(255 207 74 / ${strength * 0.35})`)
    context.fillStyle = shine
    context.fillRect(reel * cellWidth, 0, cellWidth, height)
    context.lineWidth = 3 * ratio
    context.strokeStyle = `rgb(255 220 120 / ${strength})`
    context.strokeRect(reel * cellWidth + 2 * ratio, 2 * ratio, cellWidth - 4 * ratio, height - 4 * ratio)
  }

  /** Darkens all cells except winning ones. */
  dim({ width, height }: Layout): void {
    this.#context.fillStyle = this.#colours.shade
    this.#context.fillRect(0, 0, width, height)
  }

  paintLine({ line, colour, cells }: WinMark, layout: Layout): void {
    if (!line) return
    const context = this.#context
    context.lineJoin = 'round'
    context.lineCap = 'round'
    const draw = (style: string, lineWidth: number) => {
      context.beginPath()
      line.forEach((row, reel) => {
        const { x, y } = this.#centre({ reel, row }, layout)
        if (reel === 0) context.moveTo(0, y)
        context.lineTo(x, y)
        if (reel === line.length - 1) context.lineTo(layout.width, y)
      })
      context.strokeStyle = style
      context.lineWidth = lineWidth * layout.ratio
      context.globalAlpha = cells.length === line.length ? 1 : 0.85
      context.stroke()
      context.globalAlpha = 1
    }
    draw('rgb(4 8 40 / 0.8)', 8)
    draw(colour, 4)
    draw('rgb(255 255 255 / 0.85)', 1.4)
  }

  /** Draws a pulsing winning cell on top of everything. */
  winner(
    cell: Cell,
    sprite: HTMLCanvasElement | undefined,
    mark: { colour: string; sinceMs: number; still: boolean },
    layout: Layout,
  ): void {
    const context = this.#context
    const { cellWidth, cellHeight, ratio } = layout
    const breath = mark.still ? 0 : Math.sin((mark.sinceMs / PULSE_MS) * TURN) ** 2
    const inset = 2.5 * ratio
    context.beginPath()
    context.roundRect(
      cell.reel * cellWidth + inset,
      cell.row * cellHeight + inset,
      cellWidth - 2 * inset,
      cellHeight - 2 * inset,
      12 * ratio,
    )
    context.fillStyle = this.#colours.lit
    context.fill()
    context.strokeStyle = mark.colour
    // A blurred shadow costs more than the rest of the picture.
    for (const [wide, strength] of HALO) {
      context.globalAlpha = strength * (0.6 + 0.4 * breath)
      context.lineWidth = (3 + wide * (1 + breath)) * ratio
      context.stroke()
    }
    context.globalAlpha = 1
    context.lineWidth = 3 * ratio
    context.stroke()
    if (sprite) this.#symbol(sprite, this.#centre(cell, layout), layout.symbol * (0.96 + 0.1 * breath))
  }

  #symbol(sprite: HTMLCanvasElement, { x, y }: { x: number; y: number }, size: number): void {
    const height = size * (1 + 2 * SPRITE_MARGIN)
    this.#context.drawImage(sprite, x - size / 2, y - height / 2, size, height)
  }

  #centre({ reel, row }: Cell, { cellWidth, cellHeight }: Layout): { x: number; y: number } {
    return { x: (reel + 0.5) * cellWidth, y: (row + 0.5) * cellHeight }
  }
}
