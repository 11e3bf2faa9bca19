import type { RichNode } from './rich-text.ts'
import { parseRichText } from './rich-text.ts'

const ENDLESS = new Set(['br', 'hr', 'img'])
const WRITTEN: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** HTML as it may be kept and sent: what a page would show of it, written anew, and nothing besides. */
export const cleanHtml = (html: string): string => written(parseRichText(html))

function written(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? escaped(node) : element(node))).join('')
}

function element({ tag, address, words, columns, rows, children }: Exclude<RichNode, string>): string {
  const said = {
    [tag === 'a' ? 'href' : 'src']: address,
    alt: words,
    colspan: columns?.toString(),
    rowspan: rows?.toString(),
  }
  const attributes = Object.entries(said).flatMap(([name, value]) =>
    value === undefined ? [] : [` ${name}="${escaped(value)}"`],
  )
  const begin = `<${tag}${attributes.join('')}>`
  return ENDLESS.has(tag) ? begin : `${begin}${written(children)}</${tag}>`
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => WRITTEN[sign] ?? sign)
