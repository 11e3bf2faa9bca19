import { PlainTag } from '@ante/contract/messaging/rich-text/rich-text.ts'
import { fromParse5 } from 'hast-util-from-parse5'
import { sanitize } from 'hast-util-sanitize'
import type { Schema } from 'hast-util-sanitize'
import { defaultTreeAdapter, html as names, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = ReturnType<typeof sanitize>
export type HtmlElement = Extract<HtmlNode, { type: 'element' }>

/** What stands within these is not text for readers; other elements that are not allowed give way to what is in them. */
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

/** Where pages show it. Without a place a first `<td>` would make all that follows a row. */
const PLACE = defaultTreeAdapter.createElement('div', names.NS.HTML, [])

/** Recursion has an end; no editor nests as deep. */
const DEEPEST = 50

/** HTML as a browser would parse it, without what is not on the list. What is nested deeper than 50 elements is left out. */
export function sanitizeHtml(html: string): HtmlNode[] {
  const parsed = parseFragment(PLACE, html, {})
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
