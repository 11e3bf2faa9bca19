interface StyleNode {
  type: string
  prop?: string
  remove(): unknown
}

/** A rule, as the tool shows it that Vite reads styles with; as much of it as is needed here. */
interface StyleRule {
  selectors: string[]
  nodes: StyleNode[]
  clone(changes: object): StyleRule
  after(rules: unknown): unknown
}

/** Sides and corners by where writing begins or ends, and which they are in each direction. */
const SIDES = new Map([
  ['inset-inline-start', { ltr: 'left', rtl: 'right' }],
  ['inset-inline-end', { ltr: 'right', rtl: 'left' }],
  ['border-start-start-radius', { ltr: 'border-top-left-radius', rtl: 'border-top-right-radius' }],
  ['border-start-end-radius', { ltr: 'border-top-right-radius', rtl: 'border-top-left-radius' }],
  ['border-end-start-radius', { ltr: 'border-bottom-left-radius', rtl: 'border-bottom-right-radius' }],
  ['border-end-end-radius', { ltr: 'border-bottom-right-radius', rtl: 'border-bottom-left-radius' }],
])
type Direction = 'ltr' | 'rtl'

/**
 * Says left and right by the document's direction in place of the sides that browsers know since 2021. Left to itself the
 * build would ask for the language of each thing, in a way that browsers know hardly longer, and at many times the bytes.
 */
export const sidesByDirection = {
  postcssPlugin: 'sides-by-direction',
  Rule(rule: StyleRule) {
    const sides = rule.nodes.filter(({ prop = '' }) => SIDES.has(prop))
    if (sides.length === 0) return
    rule.after([inDirection(rule, 'ltr'), inDirection(rule, 'rtl')])
    for (const side of sides) side.remove()
  },
}

/** The rule with nothing but its sides, as they are in one direction. */
function inDirection(rule: StyleRule, direction: Direction): StyleRule {
  const sided = rule.clone({ selectors: rule.selectors.map((selector) => `[dir='${direction}'] ${selector}`) })
  for (const node of sided.nodes.slice()) {
    const side = SIDES.get(node.prop ?? '')
    if (side) node.prop = side[direction]
    else node.remove()
  }
  return sided
}
