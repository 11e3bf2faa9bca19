import type { Card } from '../card.ts'
import type { CardPictures } from './draw-card.ts'
import type { Look } from './look.ts'
import { INNER, MIDDLE } from './measures.ts'
import type { Pen } from './pen.ts'

const COVER = { y: 226, size: 430, radius: 56 }
/** Size of the merchant's mark relative to the cover's box. */
const MARK = 0.56

/** Draws the cover and the name of the game, the multiplier, and the amount unless it is hidden. */
export function drawWin(
  pen: Pen,
  { title, figure, amount }: Card,
  { look, pictures }: { look: Look; pictures: CardPictures },
): void {
  drawCover(pen, look, pictures)
  const line = { x: MIDDLE, width: INNER, bold: true }
  pen.text(title, { ...line, y: 742, size: 56, color: look.text })
  const isAlone = figure === null || amount === null
  if (figure) pen.text(figure.text, { ...line, y: isAlone ? 1006 : 936, size: isAlone ? 230 : 176, color: look.reward })
  if (!amount) return
  const top = figure ? 1016 : 870
  pen.text(amount.label, { x: MIDDLE, width: INNER, y: top, size: 38, color: look.soft })
  pen.text(amount.text, { ...line, y: figure ? 1126 : 1040, size: figure ? 100 : 150, color: look.win })
}

/** A cover is cropped to a square; without one the box contains the merchant's mark. */
function drawCover(pen: Pen, look: Look, { cover, mark }: CardPictures): void {
  const { canvas } = pen
  const { y, size, radius } = COVER
  const x = MIDDLE - size / 2
  pen.box({ x, y, width: size, height: size }, radius)
  canvas.fillStyle = look.card
  canvas.fill()
  if (cover) {
    canvas.save()
    canvas.clip()
    const [width, height] = cover.ratio > 1 ? [size * cover.ratio, size] : [size, size / cover.ratio]
    canvas.drawImage(cover.image, MIDDLE - width / 2, y + (size - height) / 2, width, height)
    canvas.restore()
  } else if (mark) {
    const part = size * MARK
    canvas.drawImage(mark.image, MIDDLE - part / 2, y + (size - part) / 2, part, part / mark.ratio)
  }
  pen.box({ x, y, width: size, height: size }, radius)
  canvas.strokeStyle = look.line
  canvas.lineWidth = 4
  canvas.stroke()
}
