import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>
type Visitor = ReturnType<Rule['create']>
type Visited<Type extends keyof Visitor> = Parameters<NonNullable<Visitor[Type]>>[0]
type Attribute = Visited<'JSXAttribute'>
type Container = Visited<'JSXExpressionContainer'>
type Expression = Container['expression'] | NonNullable<Attribute['value']>

/** Attributes that are displayed, or read by a screen reader. */
const TEXT_ATTRIBUTES =
  /^(alt|title|placeholder|label|empty|aria-(label|description|roledescription|valuetext|placeholder))$/
/** Lingui's components, whose contents are marked for translation. */
const MARKING = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
const WORD = /\p{L}{2,}/u

/** Finds visible words that are not marked for translation. */
export const unmarkedTexts: Rule = {
  create(context) {
    const check = (node: Expression | Visited<'JSXText'>) => {
      if (!isMarked(node))
        context.report({ node, message: 'Mark text shown to users for translation: t`…` or <Trans>.' })
    }
    return {
      JSXText: (node) => {
        if (WORD.test(node.value)) check(node)
      },
      JSXAttribute: ({ name, value }) => {
        if (name.type === 'JSXIdentifier' && TEXT_ATTRIBUTES.test(name.name) && value) wordsIn(value).forEach(check)
      },
      JSXExpressionContainer: (node) => {
        if (node.parent.type !== 'JSXAttribute') wordsIn(node).forEach(check)
      },
    }
  },
}

/** Returns the unmarked texts that an expression may evaluate to; tagged templates are left to Lingui. */
function wordsIn(node: Expression): Expression[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && WORD.test(node.value) ? [node] : []
    case 'TemplateLiteral':
      return node.quasis.some(({ value }) => WORD.test(value.raw)) ? [node] : []
    case 'JSXExpressionContainer':
      return wordsIn(node.expression)
    case 'ConditionalExpression':
      return [...wordsIn(node.consequent), ...wordsIn(node.alternate)]
    case 'LogicalExpression':
      return [...wordsIn(node.left), ...wordsIn(node.right)]
    default:
      return []
  }
}

function isMarked(node: Expression | Visited<'JSXText'>): boolean {
  let above = node.parent
  while (above && above.type !== 'Program') {
    if (above.type === 'JSXElement') {
      const { name } = above.openingElement
      if (name.type === 'JSXIdentifier' && MARKING.has(name.name)) return true
    }
    above = above.parent
  }
  return false
}
