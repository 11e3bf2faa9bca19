import { isolateText } from '../../lib/i18n/isolate-text.ts'
import type { Card } from '../card.ts'
import { HEIGHT, INNER, MIDDLE, WIDTH } from './measures.ts'
import { drawTicket } from './draw-ticket.ts'
import { drawWin } from './draw-win.ts'
import type { Look } from './look.ts'
import { Pen } from './pen.ts'
import type { DrawnPicture } from './pictures.ts'

/** Pictures of a card; null for those that could not be loaded. */
export interface CardPictures {
  cover: DrawnPicture | null
  logo: DrawnPicture | null
  mark: DrawnPicture | null
}

export const NO_PICTURES: CardPictures = { cover: null, logo: null, mark: null }

const FRAME = 32
const LOGO = { y: 84, height: 96, widest: 620 }

/** Draws a card on a canvas of `WIDTH` × `HEIGHT`. */
export function drawCard(
  canvas: CanvasRenderingContext2D,
  card: Card,
  { look, pictures, direction }: { look: Look; pictures: CardPictures; direction: 'ltr' | 'rtl' },
): void {
  const pen = new Pen(canvas, look.fontFamily, direction)
  drawGround(pen, look)
  drawLogo(pen, card, look, pictures)
  if (card.picks.length > 0) drawTicket(pen, card, { look, direction })
  else drawWin(pen, card, { look, pictures })
  const end = { x: MIDDLE, width: INNER, color: look.soft }
  const [site, date] = [isolateText(card.site), isolateText(card.date)]
  pen.text(`${direction === 'rtl' ? '\u2067' : '\u2066'}${site} · ${date}\u2069`, { ...end, y: 1218, size: 34 })
  pen.text(card.responsible, { ...end, y: 1280, size: 36, color: look.text })
}

function drawGround(pen: Pen, look: Look): void {
  const { canvas } = pen
  canvas.fillStyle = look.surface
  canvas.fillRect(0, 0, WIDTH, HEIGHT)
  const glow = canvas.createRadialGradient(MIDDLE, 430, 60, MIDDLE, 430, 820)
  glow.addColorStop(0, look.wash)
  glow.addColorStop(1, look.surface)
  canvas.fillStyle = glow
  canvas.fillRect(0, 0, WIDTH, HEIGHT)
  pen.box({ x: FRAME, y: FRAME, width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME }, 48)
  canvas.strokeStyle = look.line
  canvas.lineWidth = 3
  canvas.stroke()
}

function drawLogo(pen: Pen, { brand }: Card, look: Look, { logo }: CardPictures): void {
  if (!logo) {
    return pen.text(brand, { x: MIDDLE, y: LOGO.y + 72, width: INNER, size: 72, color: look.text, bold: true })
  }
  const width = Math.min(LOGO.height * logo.ratio, LOGO.widest)
  pen.canvas.drawImage(logo.image, MIDDLE - width / 2, LOGO.y, width, width / logo.ratio)
}
