export interface TextShape {
  /** Anchor: the baseline at the centre, or at the start or end of the reading direction. */
  x: number
  y: number
  /** Width that must not be exceeded. */
  width: number
  size: number
  color: string
  align?: 'center' | 'start' | 'end'
  bold?: boolean
}

/** Smallest scale of the font, below which a text is shortened instead. */
const MIN_SCALE = 0.62
const STEP = 0.94

/** Draws text and boxes on a canvas, in the direction and the font of the page. */
export class Pen {
  readonly canvas: CanvasRenderingContext2D
  readonly #fontFamily: string

  constructor(canvas: CanvasRenderingContext2D, fontFamily: string, direction: 'ltr' | 'rtl') {
    this.canvas = canvas
    this.#fontFamily = fontFamily
    canvas.direction = direction
    canvas.textBaseline = 'alphabetic'
  }

  /** Draws one line: smaller if it is too long, and then shortened. Isolates keep names and numbers in their order. */
  text(text: string, { x, y, width, size, color, align = 'center', bold = false }: TextShape): void {
    const { canvas } = this
    const line = `\u2068${text}\u2069`
    canvas.textAlign = align
    canvas.fillStyle = color
    let now = size
    for (;;) {
      canvas.font = `${bold ? 700 : 450} ${Math.round(now)}px ${this.#fontFamily}`
      if (canvas.measureText(line).width <= width) return canvas.fillText(line, x, y)
      if (now * STEP < size * MIN_SCALE) break
      now *= STEP
    }
    canvas.fillText(this.#shortened(text, width), x, y)
  }

  box({ x, y, width, height }: Box, radius: number): void {
    const { canvas } = this
    const [right, bottom] = [x + width, y + height]
    canvas.beginPath()
    canvas.moveTo(x + radius, y)
    canvas.arcTo(right, y, right, bottom, radius)
    canvas.arcTo(right, bottom, x, bottom, radius)
    canvas.arcTo(x, bottom, x, y, radius)
    canvas.arcTo(x, y, right, y, radius)
    canvas.closePath()
  }

  #shortened(text: string, width: number): string {
    const signs = signsOf(text)
    const cut = (count: number) => `\u2068${signs.slice(0, count).join('').trimEnd()}…\u2069`
    let [fits, long] = [0, signs.length]
    while (long - fits > 1) {
      const middle = (fits + long) >> 1
      if (this.canvas.measureText(cut(middle)).width <= width) fits = middle
      else long = middle
    }
    return cut(fits)
  }
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Splits a text into graphemes, so that a letter of Thai or Hindi is not separated from its marks. */
function signsOf(text: string): string[] {
  const { Segmenter } = Intl as Partial<typeof Intl>
  return Segmenter ? [...new Segmenter().segment(text)].map(({ segment }) => segment) : Array.from(text)
}
