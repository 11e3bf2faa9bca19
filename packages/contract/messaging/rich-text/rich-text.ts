import * as z from 'zod/mini'

import { SAFE_ADDRESS } from './safe-address.ts'

/**
 * A merchant's text: strings, and permitted elements with safe addresses. The gateway converts it from HTML when the
 * text is published; pages render it with their own elements.
 */
export type RichText = RichNode[]
export type RichNode = string | RichElement

/** Void elements. */
const BlankTag = z.enum(['br', 'hr'])
const CellTag = z.enum(['td', 'th'])
/** Elements of which only the content is used. */
export const PlainTag = z.enum([
  'p',
  'div',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'ul',
  'ol',
  'li',
  'h3',
  'blockquote',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
])

export type PlainTag = z.output<typeof PlainTag>

export type RichElement =
  | { tag: z.output<typeof BlankTag> }
  | { tag: 'img'; src: string; alt: string }
  | { tag: 'a'; href: string; children: RichText }
  | { tag: z.output<typeof CellTag>; colSpan?: number | undefined; rowSpan?: number | undefined; children: RichText }
  | { tag: PlainTag; children: RichText }

const SafeAddress = z.string().check(z.regex(SAFE_ADDRESS))
/** Maximum span of a table cell on a phone. */
export const MAX_SPAN = 20
const Span = z.optional(z.int().check(z.gte(2), z.lte(MAX_SPAN)))

const RichElement: z.ZodMiniType<RichElement, RichElement> = z.discriminatedUnion('tag', [
  z.object({ tag: BlankTag }),
  z.object({ tag: z.literal('img'), src: SafeAddress, alt: z.string() }),
  z.object({
    tag: z.literal('a'),
    href: SafeAddress,
    get children() {
      return RichText
    },
  }),
  z.object({
    tag: CellTag,
    colSpan: Span,
    rowSpan: Span,
    get children() {
      return RichText
    },
  }),
  z.object({
    tag: PlainTag,
    get children() {
      return RichText
    },
  }),
])
export const RichText: z.ZodMiniType<RichText, RichText> = z.array(z.union([z.string(), RichElement]))
