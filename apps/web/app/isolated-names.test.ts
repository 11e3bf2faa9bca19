import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync, Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { expect, test } from 'vitest'

/** Identifiers of names from data: of games, vendors, members, banks, promotions, and of user-written texts. */
const NAMES = /^(name|title|account|league|remark|memo|comment|cardHolder|payerReference|\w+Name)$/
/** Names of functions that return such names. */
const NAME_FIELDS = /^(nameOf|\w*NameOf|\w+Name)$/
/** Translated sentences isolate their values automatically: see `lib/i18n/isolate-values.ts`. */
const ISOLATING = ['bdi', 'Trans', 'Plural', 'MerchantTextLine']

/**
 * Identifiers that match the patterns above, but contain the app's own text in the language of the page. Callers pass
 * names from data to them in a `bdi`.
 */
const OWN_TEXTS: readonly string[] = [
  'agents/contracts/tier-table.tsx: title',
  'agents/dividend/period-card.tsx: title',
  'agents/profit/team-card.tsx: title',
  'agents/rebates/income-days.tsx: title',
  'cashier/deposit/begin/base-deposit.tsx: kindName',
  'cashier/deposit/detail/deposit-head.tsx: title',
  'cashier/deposit/detail/simple-head.tsx: title',
  'cashier/parts/money-summary.tsx: name',
  'cashier/parts/step-list.tsx: title',
  'cashier/records/money-line.tsx: title',
  'cashier/withdraw/guard-list.tsx: title',
  'catalogue/game-info/game-facts.tsx: name',
  'closed/closed-scene.tsx: title',
  'identity/mobile/country-line.tsx: name',
  'identity/security/overview/guard-row.tsx: title',
  'identity/sign-in-frame/sign-in-frame.tsx: title',
  'identity/trial/trial-promises.tsx: title',
  'install/guide-steps.tsx: title',
  'launch/profit/result.tsx: title',
  'lottery/betting/board/board-row.tsx: name',
  'lottery/betting/cart/cart-line.tsx: name',
  'lottery/betting/confirm/confirm-facts.tsx: name',
  'lottery/betting/head/bet-head.tsx: title',
  'lottery/kit/balls/whole-result.tsx: prizeName',
  'lottery/order/bet/pick-row.tsx: name',
  'lottery/trends/statistics-table.tsx: name',
  'pages/agency-centre/team-today.tsx: title',
  'pages/member-centre/profile.tsx: levelName',
  'promotions/detail/entry-part.tsx: title',
  'promotions/hub/progress-tiles.tsx: name',
  'promotions/missions/mission-card.tsx: title',
  'promotions/red-rain/rain-hero.tsx: title',
  'promotions/vip/levels.tsx: levelName',
  'promotions/vip/levels.tsx: name',
  'responsible-gaming/limit-line.tsx: name',
  'responsible-gaming/position.tsx: name',
  'statements/statement-list.tsx: name',
  'ui/choices.tsx: title',
  'ui/dialog.tsx: title',
  'ui/section-head.tsx: title',
  'ui/sheet.tsx: title',
  'ui/states.tsx: title',
]

const isText = (node: ESTree.JSXElement, name: string): boolean => {
  const tag = node.openingElement.name
  return tag.type === 'JSXIdentifier' && tag.name === name
}

/** `dir="auto"`, or the attributes of a text in another language. */
const hasDirection = ({ openingElement }: ESTree.JSXElement): boolean =>
  openingElement.attributes.some((attribute) =>
    attribute.type === 'JSXSpreadAttribute'
      ? attribute.argument.type === 'CallExpression' &&
        attribute.argument.callee.type === 'Identifier' &&
        attribute.argument.callee.name === 'languageAttributes'
      : attribute.name.name === 'dir',
  )

const isIsolating = (node: ESTree.JSXElement) => ISOLATING.some((name) => isText(node, name)) || hasDirection(node)

/**
 * Returns the names that an expression may contain: `name`, `game.name`, `game?.name ?? other`, `own ? name : other`,
 * `nameOf(wallet)`.
 */
function namesIn(node: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name]
    case 'MemberExpression':
      return node.property.type === 'Identifier' && !node.computed ? [node.property.name] : []
    case 'CallExpression':
      return node.callee.type === 'Identifier' && NAME_FIELDS.test(node.callee.name) ? [node.callee.name] : []
    case 'ChainExpression':
      return namesIn(node.expression)
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : namesIn(node.left)), ...namesIn(node.right)]
    case 'ConditionalExpression':
      return [...namesIn(node.consequent), ...namesIn(node.alternate)]
    case 'TemplateLiteral':
      return node.expressions.flatMap(namesIn)
    default:
      return []
  }
}

/** Attributes that are read out or shown as a label: a `bdi` is impossible there. */
const LABELS = ['aria-label', 'alt', 'title', 'placeholder']

/** Returns the names in the labels of an HTML element. Labels of a component are checked in the component. */
function namesInLabels({ name: tag, attributes }: ESTree.JSXOpeningElement): string[] {
  if (tag.type !== 'JSXIdentifier' || !/^[a-z]/.test(tag.name)) return []
  return attributes.flatMap((attribute) => {
    if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
    const { name, value } = attribute
    return value?.type === 'JSXExpressionContainer' && LABELS.includes(name.name) ? namesIn(value.expression) : []
  })
}

const isName = (name: string) => NAMES.test(name) || NAME_FIELDS.test(name)

/** Returns the names in elements, and in labels of elements, that do not isolate them. */
function bareNames(file: string, text: string): string[] {
  const names: string[] = []
  const isolating: ESTree.JSXElement[] = []
  const search = (children: readonly ESTree.JSXChild[]) => {
    if (isolating.length > 0) return
    for (const child of children) {
      if (child.type !== 'JSXExpressionContainer') continue
      names.push(...namesIn(child.expression).filter(isName))
    }
  }
  new Visitor({
    JSXElement(node) {
      names.push(...namesInLabels(node.openingElement).filter(isName))
      if (isIsolating(node)) isolating.push(node)
      search(node.children)
    },
    'JSXElement:exit'(node) {
      if (isolating.at(-1) === node) isolating.pop()
    },
    JSXFragment: ({ children }) => search(children),
  }).visit(parseSync(file, text).program)
  return names
}

const directory = import.meta.dirname
const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .toSorted()

test.each([
  ['<b>{game.name}</b>', ['name']],
  ['<b>{a ?? vendorName}</b>', ['vendorName']],
  ['<b>{nameOf(wallet)}</b>', ['nameOf']],
  ['<><i />{on ? t`All` : title}</>', ['title']],
  ['<bdi>{game.name}</bdi>', []],
  ['<p dir="auto"><b>{account}</b></p>', []],
  ['<p {...languageAttributes(lang)}>{title}</p>', []],
  ['<Trans>To {name}</Trans>', []],
  ['<b>{`${name}: 5`}</b>', ['name']],
  ['<img alt={name} />', ['name']],
  ['<input aria-label={`${bankName} 1234`} />', ['bankName']],
  ['<iframe title={isolated(game.name)} />', []],
  ['<img alt={t`Picture of ${name}`} />', []],
  ['<Picture alt={name} />', []],
  ['<Row title={<bdi>{title}</bdi>}>{count}</Row>', []],
])('of %s the unisolated names are %j', (text, names) => {
  expect(bareNames('sample.tsx', `const sample = ${text}`)).toEqual(names)
})

test('every name from data is isolated, so that its digits do not change sides in Arabic', () => {
  const bare = files.flatMap((file) => {
    const names = bareNames(file, readFileSync(join(directory, file), 'utf8'))
    return [...new Set(names)].map((name) => `${file}: ${name}`)
  })
  expect(bare).toEqual(OWN_TEXTS)
})
