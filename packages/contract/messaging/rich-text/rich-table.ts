import type { RichElement, RichNode } from './rich-text.ts'

/** Parts of a table that hold its rows; the page's own table has one. */
const BODIES = new Set(['thead', 'tbody', 'tfoot'])
const PARTS = new Set([...BODIES, 'tr', 'td', 'th', 'caption'])

/** What of a table is still open when this begins, and ends with it: people leave out the ends of rows and cells. */
const ENDED_BY: Record<string, readonly string[]> = { td: ['td', 'th'], th: ['td', 'th'], tr: ['tr'] }

/** How many elements stay open when one begins. */
export function openBefore(tag: string, open: readonly RichElement[]): number {
  const ends = ENDED_BY[tag]
  if (!ends) return open.length
  const table = open.map((element) => element.tag).lastIndexOf('table')
  const place = open.findIndex((element, index) => index > table && ends.includes(element.tag))
  return place < 0 ? open.length : place
}

/**
 * Tables as a browser would build them, rows of cells and nothing else, so that what the server writes is what the browser
 * reads. What stands between the rows comes before the table; a part without a table is its words.
 */
export function withWholeTables(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string') return [node]
    if (node.tag === 'table') return wholeTable(node)
    const children = withWholeTables(node.children)
    return PARTS.has(node.tag) ? [...children, ' '] : [{ ...node, children }]
  })
}

function wholeTable({ children }: RichElement): RichNode[] {
  const rows: RichElement[] = []
  const between: RichNode[] = []
  sort(children, rows, between)
  const table: RichElement = { tag: 'table', children: [{ tag: 'tbody', children: rows }] }
  return rows.length > 0 ? [...between, table] : between
}

function sort(nodes: readonly RichNode[], rows: RichElement[], between: RichNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      if (node.trim() !== '') between.push(node)
    } else if (BODIES.has(node.tag)) sort(node.children, rows, between)
    else if (node.tag === 'tr') rows.push(...rowOf(node.children))
    else if (isCell(node)) rows.push(...rowOf([node]))
    else if (node.tag === 'caption') between.push({ tag: 'p', children: withWholeTables(node.children) })
    else between.push(...withWholeTables([node]))
  }
}

/** A row without a cell is none. Words that stand beside its cells get one of their own. */
function rowOf(nodes: readonly RichNode[]): RichElement[] {
  const cells = nodes.flatMap((node): RichElement[] => {
    if (typeof node === 'string' && node.trim() === '') return []
    if (typeof node !== 'string' && isCell(node)) return [{ ...node, children: withWholeTables(node.children) }]
    return [{ tag: 'td', children: withWholeTables([node]) }]
  })
  return cells.length > 0 ? [{ tag: 'tr', children: cells }] : []
}

const isCell = ({ tag }: RichElement) => tag === 'td' || tag === 'th'
