/** A drawing of 100 by 100, as SVG. */
export function drawing(...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 100 100">${parts.join('')}</svg>`
}

type Point = readonly [x: number, y: number]

export function polygon(points: readonly Point[], fill: string, attributes = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${attributes}/>`
}

/** Corners on an ellipse around the centre; the first one is `turn` of a whole turn past the top. */
export function corners(
  count: number,
  { wide, high = wide, turn = 0 }: { wide: number; high?: number; turn?: number },
) {
  return Array.from({ length: count }, (_, corner): Point => {
    const angle = (corner / count + turn) * 2 * Math.PI
    return [50 + wide * Math.sin(angle), 50 - high * Math.cos(angle)]
  })
}

/** A vertical gradient, referenced by `url(#id)`. */
export function gradient(id: string, ...colours: string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
