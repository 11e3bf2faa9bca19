import { PlainTag } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { fromParse5 } from 'hast-util-from-parse5'
import { sanitize } from 'hast-util-sanitize'
import type { Schema } from 'hast-util-sanitize'
import { defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = ReturnType<typeof sanitize>
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>

/**
 * Elements that are dropped with their content, which is no text for readers; other elements outside the allowlist are
 * replaced by their content.
 */
const DROPPED =
  'script style template noscript noembed noframes iframe object svg math title textarea select xmp plaintext'.split(
    ' ',
  )

const POLICY: Schema = {
  tagNames: [...PlainTag.options, 'br', 'hr', 'img', 'a', 'td', 'th', 'h1', 'h2', 'h4', 'h5', 'h6', 'section'],
  strip: DROPPED,
  attributes: { a: ['href'], img: ['src', 'alt'], td: ['colSpan', 'rowSpan'], th: ['colSpan', 'rowSpan'] },
  protocols: { href: ['http', 'https'], src: ['http', 'https'] },
  ancestors: {
    li: ['ul', 'ol'],
    ...Object.fromEntries(['caption', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'].map((part) => [part, ['table']])),
  },
  required: {},
}

/** Context element of the page. Without it a leading `<td>` would turn everything after it into a row. */
const CONTEXT = defaultTreeAdapter.createElement('div', names.NS.HTML, [])

/** Limit of the recursion; editors do not nest that deeply. */
const DEEPEST = 50

/** Parses HTML as a browser does, reduced to the allowlist. Content nested deeper than 50 elements is dropped. */
export function sanitizeHtml(html: string): HtmlNode[] {
  const parsed = parseFragment(CONTEXT, html, {})
  cutDepth(parsed)
  const clean = sanitize(fromParse5(parsed), POLICY)
  return clean.type === 'root' ? clean.children : [clean]
}

function cutDepth(root: DefaultTreeAdapterTypes.ParentNode): void {
  let level: DefaultTreeAdapterTypes.ParentNode[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth === DEEPEST) for (const node of level) node.childNodes = []
    level = level.flatMap(({ childNodes }) => childNodes.flatMap(parentsIn))
  }
}

function parentsIn(node: DefaultTreeAdapterTypes.ChildNode): DefaultTreeAdapterTypes.ParentNode[] {
  if ('content' in node) return [node, node.content]
  return 'childNodes' in node ? [node] : []
}
