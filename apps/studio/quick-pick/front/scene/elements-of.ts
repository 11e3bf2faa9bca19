import type { Drawing } from '../../art/drawing.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Renders a picture as elements of the page. */
export function elementsOf({ tag, attributes, children }: Drawing): SVGElement {
  const newElement = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) newElement.setAttribute(name, String(value))
  newElement.append(...children.map((child) => (typeof child === 'string' ? child : elementsOf(child))))
  return newElement
}

/** Wraps a drawing centred on the origin in an svg element of its own. */
export function markOf(drawing: Drawing): SVGElement {
  const attributes = { viewBox: '-20 -20 40 40', 'aria-hidden': 'true', class: 'mark' }
  return elementsOf({ tag: 'svg', attributes, children: [drawing] })
}
