import { hashOf } from '@ante/demo/hash.ts'

const SVG = 'http://www.w3.org/2000/svg'
const SHIELD = 'M12 1.500L21 4.500V12c0 5.500-3.800 9-9 10.800C6.800 21 3 17.500 3 12V4.500z'
/** Heraldic charges on the shield. */
const CHARGES = [
  'M12 1.500V22.800C17.200 21 21 17.500 21 12V4.500z',
  'M3 8h18v4H3z',
  'M9 2.500h6v19.200l-3 1.100-3-1.100z',
  'M3 14L21 5v5L4.200 17.500z',
  'M12 6l5 6-5 6-5-6z',
]
const FIELDS = 12

/** A team's small crest, deterministic by name. */
export function crest(team: string): SVGSVGElement {
  const hash = hashOf(`crest ${team}`)
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', `crest crest-${hash % FIELDS}`)
  svg.setAttribute('aria-hidden', 'true')
  svg.append(path(SHIELD, 'crest-field'), path(CHARGES[(hash >>> 8) % CHARGES.length] ?? '', 'crest-charge'))
  svg.append(path(SHIELD, 'crest-rim'))
  return svg
}

function path(d: string, name: string): SVGPathElement {
  const pathElement = document.createElementNS(SVG, 'path')
  pathElement.setAttribute('d', d)
  pathElement.setAttribute('class', name)
  return pathElement
}
