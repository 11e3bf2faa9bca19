import { blank } from './sprites.ts'

const SHARP = 2
/** Depth of descenders below the baseline, relative to the font size. */
const DESCENT = 0.35

export interface Label {
  picture: HTMLCanvasElement
  /** Displayed size. */
  width: number
  height: number
}

/** Outlined text is expensive to draw, so it is drawn once. */
export function labelOf(text: string, { font, size, colour }: { font: number; size: number; colour: string }): Label {
  const edge = Math.max(4, size / 5)
  const style = `${font} ${size}px system-ui, sans-serif`
  const width = Math.ceil(widthOf(text, style) + 2 * edge)
  const height = Math.ceil(size * (1 + DESCENT) + edge)
  const [picture, context] = blank(width * SHARP, height * SHARP)
  context.scale(SHARP, SHARP)
  context.font = style
  context.textAlign = 'center'
  context.lineWidth = edge
  context.lineJoin = 'round'
  context.strokeStyle = 'rgba(4,10,40,0.85)'
  context.fillStyle = colour
  const baseline = size + edge / 2
  context.strokeText(text, width / 2, baseline)
  context.fillText(text, width / 2, baseline)
  return { picture, width, height }
}

function widthOf(text: string, style: string): number {
  const [, ruler] = blank(1, 1)
  ruler.font = style
  return ruler.measureText(text).width
}
