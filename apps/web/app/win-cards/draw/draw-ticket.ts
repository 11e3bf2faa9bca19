import type { Card } from '../card.ts'
import type { Look } from './look.ts'
import { INNER, MARGIN, MIDDLE, WIDTH } from './measures.ts'
import type { Pen } from './pen.ts'

/** Room of the picks, and limits of a row's height. */
const LIST = { top: 290, height: 570, lowest: 62, highest: 142 }
const CODE = { y: 996, height: 150 }
/** Width of the column of odds. */
const ODDS = 190
const GAP = 24

interface TicketLook {
  look: Look
  direction: 'ltr' | 'rtl'
}

/** Draws the picks of a ticket with their odds, the total odds, and the booking code. */
export function drawTicket(pen: Pen, card: Card, { look, direction }: TicketLook): void {
  const [start, end] = direction === 'rtl' ? [WIDTH - MARGIN, MARGIN] : [MARGIN, WIDTH - MARGIN]
  pen.text(card.title, { x: MIDDLE, y: 256, width: INNER, size: 44, color: look.soft })
  const rows = card.picks.length + (card.more === null ? 0 : 1)
  const height = Math.min(LIST.highest, Math.max(LIST.lowest, LIST.height / rows))
  const top = LIST.top + Math.max(0, (LIST.height - height * rows) / 2)
  card.picks.forEach(({ pick, event, odds }, index) => {
    const y = top + height * index
    const words = { x: start, width: INNER - ODDS - GAP, align: 'start' } as const
    pen.text(pick, { ...words, y: y + height * 0.46, size: Math.min(46, height * 0.42), color: look.text, bold: true })
    pen.text(event, { ...words, y: y + height * 0.82, size: Math.min(30, height * 0.31), color: look.soft })
    const price = { x: end, y: y + height * 0.64, width: ODDS, size: Math.min(52, height * 0.5), align: 'end' } as const
    pen.text(odds, { ...price, color: look.reward, bold: true })
    drawLine(pen, look, y + height)
  })
  if (card.more !== null) {
    pen.text(card.more, {
      x: MIDDLE,
      y: top + height * (rows - 0.4),
      width: INNER,
      size: 40,
      color: look.soft,
      bold: true,
    })
  }
  if (card.figure) drawFigure(pen, card.figure, { look, start, end })
  if (card.code) drawCode(pen, card.code, look)
}

function drawLine({ canvas }: Pen, look: Look, y: number): void {
  canvas.strokeStyle = look.line
  canvas.lineWidth = 2
  canvas.beginPath()
  canvas.moveTo(MARGIN, y)
  canvas.lineTo(WIDTH - MARGIN, y)
  canvas.stroke()
}

function drawFigure(
  pen: Pen,
  { label, text }: NonNullable<Card['figure']>,
  { look, start, end }: { look: Look; start: number; end: number },
): void {
  const half = INNER / 2
  if (label !== null) pen.text(label, { x: start, y: 938, width: half, size: 42, color: look.text, align: 'start' })
  pen.text(text, { x: end, y: 944, width: half, size: 72, color: look.reward, align: 'end', bold: true })
}

/** The code stands out and is large enough to be typed from the picture. */
function drawCode(pen: Pen, { label, text }: NonNullable<Card['code']>, look: Look): void {
  const { canvas } = pen
  pen.box({ x: MARGIN, y: CODE.y, width: INNER, height: CODE.height }, 32)
  canvas.fillStyle = look.card
  canvas.fill()
  canvas.strokeStyle = look.accent
  canvas.lineWidth = 4
  canvas.setLineDash([18, 12])
  canvas.stroke()
  canvas.setLineDash([])
  pen.text(label, { x: MIDDLE, y: CODE.y + 50, width: INNER - 64, size: 32, color: look.soft })
  pen.text(Array.from(text).join('\u200a'), {
    x: MIDDLE,
    y: CODE.y + 124,
    width: INNER - 64,
    size: 72,
    color: look.text,
    bold: true,
  })
}
