import { decodeEntities } from './entities.ts'
import { htmlPieces } from './html-pieces.ts'
import { openBefore, withWholeTables } from './rich-table.ts'
import { safeAddress } from './safe-address.ts'

/**
 * Merchants write their announcements in HTML. It is never given to the browser as HTML: what is on the list below
 * becomes a tree, out of which the page makes its own elements; everything else is dropped or becomes plain text.
 */
export type RichNode = string | RichElement

export interface RichElement {
  tag: RichTag
  /** The address of a link or picture, checked; absent where there was none that is safe. */
  address?: string
  words?: string
  /** How many columns or rows a cell takes, where that is more than one. */
  columns?: number
  rows?: number
  children: RichNode[]
}

const tags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'ul',
  'ol',
  'li',
  'h3',
  'blockquote',
  'hr',
  'a',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'td',
  'th',
] as const
export type RichTag = (typeof tags)[number]

const renamed: Record<string, RichTag> = { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p', section: 'p' }
const allowed = new Map<string, RichTag>([...tags.map((tag) => [tag, tag] as const), ...Object.entries(renamed)])
const EMPTY_TAGS = new Set<RichTag>(['br', 'hr', 'img'])
/** Enough for any announcement; what is nested deeper or longer was not written by a person. */
const DEEPEST = 12
const LONGEST = 20_000

/** No table on a phone is larger. */
const MOST_SPAN = 20
/** No address is longer; what stands behind it is not read. */
const LONGEST_ATTRIBUTES = 2_000
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi

/** Parses HTML from a merchant into what may be shown of it. */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = []
  const open: RichElement[] = []
  for (const piece of htmlPieces(html.slice(0, LONGEST))) {
    const tag = piece.kind === 'text' ? undefined : allowed.get(piece.name)
    if (piece.kind === 'text') place(root, open, decodeEntities(piece.text))
    else if (piece.kind === 'close') close(open, tag)
    else if (tag) place(root, open, elementOf(tag, piece.attributes))
  }
  return withWholeTables(root)
}

function place(root: RichNode[], open: RichElement[], node: RichNode | null): void {
  if (!node) return
  if (typeof node !== 'string') open.length = openBefore(node.tag, open)
  const siblings = open[open.length - 1]?.children ?? root
  siblings.push(node)
  if (typeof node !== 'string' && !EMPTY_TAGS.has(node.tag) && open.length < DEEPEST) open.push(node)
}

function close(open: RichElement[], tag: RichTag | undefined): void {
  const depth = tag ? open.map((element) => element.tag).lastIndexOf(tag) : -1
  if (depth >= 0) open.length = depth
}

function elementOf(tag: RichTag, attributes: string): RichElement | null {
  if (tag === 'td' || tag === 'th') return { tag, ...spansOf(attributesOf(attributes)), children: [] }
  if (tag !== 'a' && tag !== 'img') return { tag, children: [] }
  const values = attributesOf(attributes)
  const address = safeAddress(values.get(tag === 'a' ? 'href' : 'src'))
  if (tag === 'a') return { tag, ...(address && { address }), children: [] }
  return address ? { tag, address, words: values.get('alt') ?? '', children: [] } : null
}

function spansOf(values: Map<string, string>): Pick<RichElement, 'columns' | 'rows'> {
  const [columns, rows] = ['colspan', 'rowspan'].map((name) =>
    Math.min(Number.parseInt(values.get(name) ?? '', 10), MOST_SPAN),
  )
  return { ...(columns && columns > 1 && { columns }), ...(rows && rows > 1 && { rows }) }
}

const attributesOf = (attributes: string) =>
  new Map(
    [...attributes.slice(0, LONGEST_ATTRIBUTES).matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare ?? ''),
    ]),
  )
