import type { InstantStage } from '../../originals/front/page/start-instant.ts'
import { elementsOf } from '../../quick-pick/front/scene/elements-of.ts'
import { element } from '../../kit/front/controls/element.ts'
import type { Synth } from '../../kit/front/sound/synth.ts'
import type { PlayedRound } from '../../kit/play-contract.ts'
import { priceOf, priceText, slotOf } from '../maths/plinko.ts'
import type { Board } from '../maths/plinko.ts'
import { slotColour } from '../slot-colour.ts'
import {
  ballRadius,
  boardPicture,
  boardWidth,
  pegGap,
  HEIGHT,
  pegRadius,
  restingY,
  rowTop,
  slotLeft,
} from './board-picture.ts'
import { Outcome, Picked } from './outcome.ts'
import type { PlinkoTranslator } from './texts/texts.ts'

const ROW_MS = 125
/** Animation frames of one hop from peg to peg. */
const HOP_FRAMES = 5
const TICK_EVERY_ROWS = 2

/** The board, and the ball that falls along the drawn path. */
export class PlinkoStage implements InstantStage {
  readonly element = element('div', { class: 'board-container' })
  readonly #translator: PlinkoTranslator
  readonly #synth: Synth
  readonly #ball = element('div', { class: 'ball', 'data-seen': 'false' })
  #board: Board | null = null
  #wide = boardWidth({ width: 0, height: 0 })

  constructor(translator: PlinkoTranslator, synth: Synth) {
    this.#translator = translator
    this.#synth = synth
    new ResizeObserver(() => this.#fitSize()).observe(this.element)
  }

  drawBoard(board: Board): void {
    if (this.#board?.rows === board.rows && this.#board.risk === board.risk) return
    this.#board = board
    this.#ball.dataset['seen'] = 'false'
    this.element.replaceChildren(elementsOf(boardPicture(board, this.#wide)), this.#ball)
  }

  begin(): void {
    this.#ball.dataset['seen'] = 'false'
    for (const slot of this.element.querySelectorAll<SVGElement>('.slot')) delete slot.dataset['hit']
    this.#synth.spin()
  }

  showIdle(): void {
    this.#ball.dataset['seen'] = 'false'
  }

  async reveal(round: PlayedRound, skip: Promise<void>): Promise<void> {
    const { path } = Outcome.parse(round.outcome)
    const board = Picked.parse(round.choice)
    this.drawBoard(board)
    const ticks = path.map((_, row) =>
      row % TICK_EVERY_ROWS === 0 ? setTimeout(() => this.#synth.reelStop(row / 2), row * ROW_MS) : undefined,
    )
    const falling = this.#fall(path, board)
    await Promise.race([falling.finished, skip])
    for (const tick of ticks) clearTimeout(tick)
    falling.finish()
    this.#land(slotOf(path))
  }

  resultOf(round: PlayedRound): string {
    return slotText(this.#translator, Outcome.parse(round.outcome).path, Picked.parse(round.choice))
  }

  beadOf(round: PlayedRound): { text: string; colour: string } {
    const { path } = Outcome.parse(round.outcome)
    const board = Picked.parse(round.choice)
    return { text: `×${priceText(priceOf(path, board))}`, colour: slotColour(slotOf(path), board.rows) }
  }

  #fitSize(): void {
    const wide = boardWidth(this.element.getBoundingClientRect())
    const board = this.#board
    if (wide === this.#wide) return
    this.#wide = wide
    this.#board = null
    if (board) this.drawBoard(board)
  }

  /** Animates the ball from peg to peg by transforms only, so that nothing is repainted. */
  #fall(path: readonly number[], board: Board): Animation {
    const { width, height } = this.element.getBoundingClientRect()
    const wide = this.#wide
    const scale = Math.min(width / wide, height / HEIGHT)
    const radius = ballRadius(board.rows, wide)
    const size = 2 * radius * scale
    const [left, top] = [(width - wide * scale) / 2, (height - HEIGHT * scale) / 2]
    const ball = this.#ball
    ball.style.width = `${size}px`
    ball.style.height = `${size}px`
    ball.dataset['seen'] = 'true'
    const frames = wayOf(path, board, wide).map(([x, y]) => ({
      transform: `translate(${left + (x - radius) * scale}px, ${top + (y - radius) * scale}px)`,
    }))
    return ball.animate(frames, { duration: ROW_MS * (path.length + 1), fill: 'forwards' })
  }

  #land(slot: number): void {
    const hit = this.element.querySelectorAll<SVGElement>('.slot')[slot]
    if (!hit) return
    hit.dataset['hit'] = 'true'
    hit.animate([{ transform: 'translateY(0)' }, { transform: 'translateY(7px)' }, { transform: 'translateY(0)' }], 220)
    this.#synth.reelStop(6)
  }
}

/** Returns the positions of the ball's centre: at each hop slightly up, then down to the next peg. */
function wayOf(path: readonly number[], { rows }: Board, wide: number): [number, number][] {
  const half = pegGap(rows, wide) / 2
  const contact = ballRadius(rows, wide) + pegRadius(rows, wide)
  const points: [number, number][] = [[wide / 2, 6]]
  let [x, y] = [wide / 2, rowTop(0, rows) - contact]
  points.push([x, y])
  for (const [row, step] of path.entries()) {
    const isLast = row === rows - 1
    const [toX, toY] = [
      x + (step === 1 ? half : -half),
      isLast ? restingY(rows, wide) : rowTop(row + 1, rows) - contact,
    ]
    const hop = Math.min(half * 0.7, 7)
    for (let frame = 1; frame <= HOP_FRAMES; frame++) {
      const part = frame / HOP_FRAMES
      points.push([x + (toX - x) * part, y + (toY - y) * part ** 2 - hop * 4 * part * (1 - part)])
    }
    ;[x, y] = [toX, toY]
  }
  points.push([slotLeft(slotOf(path), rows, wide), y])
  return points
}

export function slotText(translator: PlinkoTranslator, path: readonly number[], board: Board): string {
  const price = priceText(priceOf(path, board))
  return translator.t('landed', { slot: slotOf(path) + 1, slots: board.rows + 1, price })
}
