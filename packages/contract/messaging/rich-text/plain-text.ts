import type { RichNode, RichText } from './rich-text.ts'

/** Elements that stand within a line: what is before and behind them may be the same word. */
const IN_LINE = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small'])

/** The words of a text, for a line that has no room for more. */
export const plainText = (text: RichText): string => text.map(wordsOf).join('').replace(/\s+/g, ' ').trim()

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  const words = 'children' in node ? node.children.map(wordsOf).join('') : ''
  return IN_LINE.has(node.tag) ? words : ` ${words} `
}
