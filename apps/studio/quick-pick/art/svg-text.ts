import type { Drawing } from './drawing.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** A picture as a standalone file. */
export function svgText(drawing: Drawing): string {
  return textOf({ ...drawing, attributes: { xmlns: SVG, ...drawing.attributes } })
}

function textOf(drawing: Drawing | string): string {
  if (typeof drawing === 'string') return escaped(drawing)
  const { tag, attributes, children } = drawing
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return `<${tag}${written.join('')}>${children.map(textOf).join('')}</${tag}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
