import type { RichNode, RichText } from './rich-text.ts'

/** Inline elements, which do not separate words. */
const IN_LINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small'])

/** Returns the plain text, for a single line. */
export const plainText = (text: RichText): string => text.map(wordsOf).join('').replace(/\s+/g, ' ').trim()

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  const words = 'children' in node ? node.children.map(wordsOf).join('') : ''
  return IN_LINE.has(node.tag) ? words : ` ${words} `
}
