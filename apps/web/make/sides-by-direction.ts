interface StyleNode {
  type: string
  prop?: string
  remove(): unknown
}

/** The members of a PostCSS rule that this plugin uses. */
interface StyleRule {
  selectors: string[]
  nodes: StyleNode[]
  clone(changes: object): StyleRule
  after(rules: unknown): unknown
}

/** Logical sides and corners, with the physical ones in each direction. */
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
 * PostCSS plugin that replaces logical sides, which browsers support only since 2021, with left and right by the
 * document's direction. The bundler's own fallback is not used: it selects by the language of each element, with a
 * selector that is almost as new, and its output is many times as large.
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

/** Returns a copy of the rule that contains only the sides, for one direction. */
function inDirection(rule: StyleRule, direction: Direction): StyleRule {
  const sided = rule.clone({ selectors: rule.selectors.map((selector) => `[dir='${direction}'] ${selector}`) })
  for (const node of sided.nodes.slice()) {
    const side = SIDES.get(node.prop ?? '')
    if (side) node.prop = side[direction]
    else node.remove()
  }
  return sided
}
