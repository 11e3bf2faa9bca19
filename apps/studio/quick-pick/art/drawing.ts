/**
 * A picture as data, rendered as elements on the page and as text in a round's record. Text is never interpreted as
 * markup.
 */
export interface Drawing {
  tag: string
  attributes: Attributes
  children: readonly (Drawing | string)[]
}

type Attributes = Readonly<Record<string, string | number>>

export function draw(tag: string, attributes: Attributes = {}, ...children: (Drawing | string)[]): Drawing {
  return { tag, attributes, children }
}

/** A part that is animated while the result is shown, addressed by name. */
export const part = (name: string, ...children: (Drawing | string)[]) => draw('g', { 'data-part': name }, ...children)

/** Draws a part that is visible only during the animation. */
export const animationOnly = (name: string, ...children: Drawing[]) =>
  draw('g', { 'data-part': name, opacity: 0 }, ...children)

export const at = (x: number, y: number, ...children: (Drawing | string)[]) =>
  draw('g', { transform: `translate(${x} ${y})` }, ...children)

export const turned = (degrees: number, ...children: Drawing[]) =>
  draw('g', { transform: `rotate(${degrees})` }, ...children)

export const scaled = (times: number, ...children: Drawing[]) =>
  draw('g', { transform: `scale(${times})` }, ...children)

export const path = (d: string, attributes: Attributes = {}) => draw('path', { d, ...attributes })

export const disc = (radius: number, fill: string, attributes: Attributes = {}) =>
  draw('circle', { r: radius, fill, ...attributes })

/** A rectangle around the origin, with rounded corners. */
export const slab = (width: number, height: number, fill: string, attributes: Attributes = {}) =>
  draw('rect', { x: -width / 2, y: -height / 2, width, height, fill, ...attributes })

/** Text centred at the origin. */
export const lettering = (text: string, size: number, fill: string, attributes: Attributes = {}) =>
  draw(
    'text',
    {
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      'font-family': 'system-ui, sans-serif',
      'font-weight': 800,
      'font-size': size,
      fill,
      ...attributes,
    },
    text,
  )

/** A gradient from top to bottom, or from the centre outwards. */
export function shade(kind: 'linear' | 'radial', id: string, ...colours: string[]): Drawing {
  const direction: Attributes = kind === 'linear' ? { x1: 0, y1: 0, x2: 0, y2: 1 } : { cx: 0.38, cy: 0.3, r: 0.8 }
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map((colour, index) => draw('stop', { offset: index / last, 'stop-color': colour }))
  return draw(`${kind}Gradient`, { id, ...direction }, ...stops)
}

/** Makes items of scattered decoration. `random` returns numbers between 0 and 1, the same for the same seed. */
export function scatterItems<Item>(
  count: number,
  seed: number,
  make: (random: () => number, index: number) => Item,
): Item[] {
  let state = seed
  const random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  return Array.from({ length: count }, (_, index) => make(random, index))
}
