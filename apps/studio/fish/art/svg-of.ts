import type { Drawing, FishShape } from './shapes.ts'

/** A drawing as SVG text for embedding in a picture; its gradients have ids derived from the name. */
export function svgOf({ height, shapes }: Drawing, name: string): string {
  return shapes.map((shape, index) => pathOf(shape, `${name}-${index}`, height)).join('')
}

function pathOf({ d, fill, line }: FishShape, name: string, height: number): string {
  if (line) {
    return `<path d="${d}" fill="none" stroke="${line.colour}" stroke-width="${line.width}" stroke-linecap="round"/>`
  }
  if (typeof fill === 'string' || fill === undefined) return `<path d="${d}" fill="${fill ?? 'none'}"/>`
  const [top, bottom] = fill
  const stops = `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`
  const span = `gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${height}"`
  return `<linearGradient id="${name}" ${span}>${stops}</linearGradient><path d="${d}" fill="url(#${name})"/>`
}
