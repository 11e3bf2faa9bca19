import { instancesIn } from './picture-instances.ts'
import type { Tag } from './picture-instances.ts'

/** Allowed elements: shapes, text and colours, but no scripts, pages, external images or animations. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style stop lineargradient
   radialgradient clippath mask filter feblend fecolormatrix fecomposite fedropshadow feflood fegaussianblur femerge
   femergenode feoffset`.split(/\s+/),
)
/** A tag that can be parsed in only one way. */
const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/gi
/** Active content and external references: references within the image begin with a hash. */
const FORBIDDEN = /\son[a-z]+\s*=|(href|src)\s*=(?!\s*["']#)|javascript:|@import|url\((?!["']?#)/i
/**
 * Maximum number of drawn shapes. Nested `<use>` can double them at each level, so that thirty lines could draw a
 * thousand million.
 */
const MAX_INSTANCES = 5_000

/**
 * Returns the text of an external SVG if it contains only an image; any violation discards the whole image, and null is
 * returned. Pages show the result as an image, in which nothing can run or be fetched.
 */
export function safeSvg(text: string | null): string | null {
  if (text === null || !/^\s*<svg[\s>][\s\S]*<\/svg>\s*$/.test(text) || FORBIDDEN.test(text)) return null
  const tags = [...text.matchAll(TAG)].map(tagOf)
  const isClear = !/[<>]/.test(text.replace(TAG, '')) && tags.every(({ name }) => ELEMENTS.has(name))
  return isClear && instancesIn(tags) <= MAX_INSTANCES ? text : null
}

function tagOf([, close, name = '', attributes = '', empty]: RegExpExecArray): Tag {
  const boundary = empty ? 'whole' : 'begin'
  return { kind: close ? 'end' : boundary, name: name.toLowerCase(), attributes }
}
