/**
 * What has no place in a picture of a few shapes: script, pages inside, entities, and anything that would be fetched. It is
 * shown as an image, where none of it would work; a vendor who sends it is not believed at all.
 */
const SUSPICIOUS =
  /<\s*(script|foreignobject|iframe|embed|object|use|image|animate|set|!doctype|!entity|\?xml-stylesheet)|\son[a-z]+\s*=|(href|src)\s*=|javascript:|@import|url\(\s*['"]?\s*(?!#)/i

/** The text of an SVG from outside, if it is nothing but shapes and words; otherwise null. */
export function harmlessPicture(text: string | null): string | null {
  if (text === null || !/^\s*<svg[\s>][\s\S]*<\/svg>\s*$/.test(text)) return null
  return SUSPICIOUS.test(text) ? null : text
}
