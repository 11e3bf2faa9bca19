import { MAX_SPAN, PlainTag, RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'
import type { RichElement, RichNode } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'

import { htmlOf } from './html-of.ts'
import { sanitizeHtml } from './sanitize-html.ts'
import type { HtmlElement, HtmlNode } from './sanitize-html.ts'

type Properties = HtmlElement['properties']

/** Elements that are replaced: headings of all other levels become `h3`. */
const RENAMED = new Map([
  ...['h1', 'h2', 'h4', 'h5', 'h6'].map((heading) => [heading, 'h3'] as const),
  ['section', 'div'],
])
/** Elements that end a paragraph in a browser. */
const BLOCKS = new Set(['p', 'div', 'ul', 'ol', 'li', 'h3', 'blockquote', 'hr', 'table'])
/** Elements in which whitespace between children is only source formatting. */
const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr'])

/**
 * Converts an operator's HTML to rich text for storage: sanitised, and nested as a browser parses it. Parsed twice,
 * because removing elements may change the nesting of the others.
 */
export const richTextOf = (html: string): RichText => RichText.parse(readOnce(htmlOf(readOnce(html))))

/** Whether the text is empty and has no image. */
export const isBlank = (text: RichText): boolean =>
  text.every((node) => (typeof node === 'string' ? node.trim() === '' : 'children' in node && isBlank(node.children)))

const readOnce = (html: string): RichText => nodesOf(sanitizeHtml(html))

function nodesOf(nodes: readonly HtmlNode[]): RichText {
  const joined: RichText = []
  for (const node of nodes.flatMap(nodeOf)) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

function nodeOf(node: HtmlNode): RichNode[] {
  if (node.type === 'text') return [node.value]
  return node.type === 'element' ? elementOf(node) : []
}

function elementOf({ tagName, properties, children: inner }: HtmlElement): RichNode[] {
  const tag = RENAMED.get(tagName) ?? tagName
  const children = nodesOf(inner)
  if (tag === 'br' || tag === 'hr') return [{ tag }]
  if (tag === 'td' || tag === 'th') return [{ tag, ...spansOf(properties), children }]
  if (tag === 'img') return pictureOf(properties)
  const href = addressIn(properties['href'])
  if (tag === 'a') return href === undefined ? children : [{ tag, href, children }]
  return [plainElement(PlainTag.parse(tag), children)]
}

function plainElement(tag: PlainTag, children: RichText): RichElement {
  if (tag === 'p' || tag === 'div') return { tag: holdsBlock(children) ? 'div' : 'p', children }
  return {
    tag,
    children: ROWS.has(tag) ? children.filter((node) => typeof node !== 'string' || node.trim() !== '') : children,
  }
}

const holdsBlock = (nodes: RichText): boolean =>
  nodes.some(
    (node) => typeof node !== 'string' && (BLOCKS.has(node.tag) || ('children' in node && holdsBlock(node.children))),
  )

function pictureOf({ src, alt }: Properties): RichElement[] {
  const address = addressIn(src)
  return address === undefined ? [] : [{ tag: 'img', src: address, alt: typeof alt === 'string' ? alt : '' }]
}

const addressIn = (value: Properties[string]) => (typeof value === 'string' ? safeAddress(value) : undefined)

function spansOf({ colSpan, rowSpan }: Properties) {
  const columns = spanOf(colSpan)
  const rows = spanOf(rowSpan)
  return { ...(columns && { colSpan: columns }), ...(rows && { rowSpan: rows }) }
}

function spanOf(value: Properties[string]): number | undefined {
  const span = Math.min(Number.parseInt(String(value), 10), MAX_SPAN)
  return span > 1 ? span : undefined
}
