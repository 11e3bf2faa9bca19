import { at, disc, draw, lettering } from './drawing.ts'
import type { Drawing } from './drawing.ts'

/** A shiny ball; a numbered one has a white circle for its number. */
export function ball(radius: number, colour: string, text = ''): Drawing {
  const numberDisc = text
    ? [disc(radius * 0.62, '#fff'), lettering(text, radius * (text.length > 2 ? 0.56 : 0.74), '#1b1f2a')]
    : []
  return draw(
    'g',
    {},
    disc(radius, colour, { stroke: '#00000038' }),
    draw('ellipse', { cx: radius * 0.1, cy: radius * 0.45, rx: radius * 0.75, ry: radius * 0.42, fill: '#0000001c' }),
    at(-radius * 0.34, -radius * 0.52, draw('ellipse', { rx: radius * 0.3, ry: radius * 0.17, fill: '#ffffffb0' })),
    ...numberDisc,
  )
}
