/** Collects the <defs> of a drawing, each distinct definition once. */
export interface Sheet {
  define: (markup: (id: string) => string) => string
  defs: () => string
}

export function newSheet(prefix = 'd'): Sheet {
  const idBySource = new Map<string, string>()
  const define = (markup: (id: string) => string) => {
    const shape = markup('')
    const existingId = idBySource.get(shape)
    if (existingId) return existingId
    const id = `${prefix}${idBySource.size.toString(36)}`
    idBySource.set(shape, id)
    return id
  }
  const defs = () => [...idBySource].map(([shape, id]) => shape.replace('id=""', `id="${id}"`)).join('')
  return { define, defs }
}

export interface Stop {
  at: number
  colour: string
  opacity?: number
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(({ at, colour, opacity }) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${at}" stop-color="${colour}"${veil}/>`
    })
    .join('')

/** Evenly spread stops. */
export const ramp = (...colours: string[]): Stop[] =>
  colours.map((colour, i) => ({
    at: colours.length < 2 ? 0 : Math.round((i / (colours.length - 1)) * 100) / 100,
    colour,
  }))

/** A gradient along the shape's own box, from top to bottom unless rotated. */
export function linear(sheet: Sheet, stops: readonly Stop[], degrees = 0): string {
  const turn = degrees ? ` gradientTransform="rotate(${degrees} .5 .5)"` : ''
  const id = sheet.define(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${turn}>${stopsOf(stops)}</linearGradient>`,
  )
  return `url(#${id})`
}

export function radial(sheet: Sheet, stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  const id = sheet.define(
    (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  )
  return `url(#${id})`
}

export function clipped(sheet: Sheet, path: string, markup: string): string {
  const id = sheet.define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
  return `<g clip-path="url(#${id})">${markup}</g>`
}

export function blurred(sheet: Sheet, amount: number, markup: string): string {
  const id = sheet.define(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  )
  return `<g filter="url(#${id})">${markup}</g>`
}

export interface Page {
  width: number
  height: number
  viewBox?: string
}

export function svgOf(page: Page, sheet: Sheet, markup: string): string {
  const view = page.viewBox ?? `0 0 ${page.width} ${page.height}`
  const defs = sheet.defs()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" viewBox="${view}">${defs && `<defs>${defs}</defs>`}${markup}</svg>`
}
