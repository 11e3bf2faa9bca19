import { decodeEntities } from './entities.ts'

/** The words of a merchant's HTML, for a line that has no room for more. It is shown as text, never as HTML. */
export function plainText(html: string): string {
  const words = html
    .replace(/<!--[\s\S]*?(?:-->|$)|<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z!][^>]*(?:>|$)/gi, ' ')
  return decodeEntities(words).replace(/\s+/g, ' ').trim()
}
