import { instancesIn } from './picture-instances.ts'
import type { Tag } from './picture-instances.ts'

/** Shapes, words and colours; no script, no page, no other picture, nothing that moves. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan style stop lineargradient
   radialgradient clippath mask filter feblend fecolormatrix fecomposite fedropshadow feflood fegaussianblur femerge
   femergenode feoffset`.split(/\s+/),
)
/** A tag with nothing in it that could be read in two ways. */
const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*(\/?)>/gi
/** What acts, or is fetched from elsewhere: addresses inside the picture begin with a hash. */
const FORBIDDEN = /\son[a-z]+\s*=|(href|src)\s*=(?!\s*["']#)|javascript:|@import|url\((?!["']?#)/i
/** Shapes that use shapes that use shapes double at each step: thirty lines would draw a thousand million of them. */
const INSTANCES_AT_MOST = 5_000

/**
 * The text of an SVG from outside, if it is nothing but a picture; otherwise null. It is shown as an image, where nothing in
 * it could act or fetch: a vendor who sends such a thing is not believed at all.
 */
export function harmlessPicture(text: string | null): string | null {
  if (text === null || !/^\s*<svg[\s>][\s\S]*<\/svg>\s*$/.test(text) || FORBIDDEN.test(text)) return null
  const tags = [...text.matchAll(TAG)].map(tagOf)
  const isClear = !/[<>]/.test(text.replace(TAG, '')) && tags.every(({ name }) => ELEMENTS.has(name))
  return isClear && instancesIn(tags) <= INSTANCES_AT_MOST ? text : null
}

function tagOf([, close, name = '', attributes = '', empty]: RegExpExecArray): Tag {
  const begins = empty ? 'whole' : 'begin'
  return { kind: close ? 'end' : begins, name: name.toLowerCase(), attributes }
}
