/**
 * What has no place in a picture of a few shapes: script, pages inside, entities, and anything that would be fetched. It is
 * shown as an image, where none of it would work; a vendor who sends it is not believed at all.
 */
const SUSPICIOUS =
  /<\s*(script|foreignobject|iframe|embed|object|image|animate|set|!doctype|!entity|\?xml-stylesheet)|\son[a-z]+\s*=|(href|src)\s*=(?!\s*["']#)|javascript:|@import|url\((?!["']?#)/i

/** The text of an SVG from outside, if it is nothing but shapes and words; otherwise null. */
export function harmlessPicture(text: string | null): string | null {
  if (text === null || !/^\s*<svg[\s>][\s\S]*<\/svg>\s*$/.test(text)) return null
  return SUSPICIOUS.test(text) || usesGrow(text) ? null : text
}

const SYMBOL = /<symbol\s[^>]*>[\s\S]*?<\/symbol>/gi
const USE = /<use\b[^>]*>/gi

/**
 * Shapes that use shapes that use shapes double at each step: thirty lines draw a thousand million of them. So what is used
 * is a symbol that uses nothing itself.
 */
function usesGrow(text: string): boolean {
  const symbols = text.match(SYMBOL) ?? []
  const idsOf = (part: string) => [...part.matchAll(/\sid\s*=\s*["']([^"']*)["']/gi)].map(([, id]) => id)
  const usable = new Set(symbols.filter((symbol) => !/<use\b/i.test(symbol)).map((symbol) => idsOf(symbol)[0]))
  const all = idsOf(text)
  const isOne = (id: string | undefined) => usable.has(id) && all.filter((other) => other === id).length === 1
  return (text.match(USE) ?? []).some((use) => !isOne(/href\s*=\s*["']#([^"']*)["']/i.exec(use)?.[1]))
}
