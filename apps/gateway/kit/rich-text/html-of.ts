import type { RichElement, RichText } from '@ante/contract/messaging/rich-text/rich-text.ts'

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns the text as HTML, for clients that display it themselves and for operators. */
export const htmlOf = (text: RichText): string =>
  text.map((node) => (typeof node === 'string' ? escaped(node) : elementOf(node))).join('')

function elementOf(element: RichElement): string {
  const { tag, ...rest } = element
  const attributes = Object.entries(rest).flatMap(([name, value]) =>
    name === 'children' || value === undefined ? [] : [` ${name.toLowerCase()}="${escaped(String(value))}"`],
  )
  const start = `<${tag}${attributes.join('')}>`
  return 'children' in element ? `${start}${htmlOf(element.children)}</${tag}>` : start
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)
