import * as z from 'zod/mini'

import { Timestamp } from '../kit/moments.ts'
import { freeLine } from '../kit/text.ts'
import { Language } from '../merchant/language.ts'

/** Key of content: chosen by staff, permanent. */
export const ContentKey = z.string().check(z.regex(/^[\w:.-]{1,80}$/))

/** `all`, `agents`, `vip:3` for level 3 and above, or `new:7` for members who registered in the last 7 days. */
export const AudienceText = z
  .string()
  .check(z.regex(/^(all|agents|vip:([1-9]|10)|new:([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5]))$/))

/** A path of the site, or an https address. */
export const Address = z.string().check(z.regex(/^(\/(?!\/)[^\s\\]*|https:\/\/[^\s/?#\\][^\s\\]*)$/), z.maxLength(500))

/** Text of one language. */
export const TextIn = z.object({
  language: Language,
  title: freeLine(200),
  /** HTML; the gateway removes scripts and other unsafe elements. */
  html: z.string().check(z.maxLength(20_000)),
})

/** Texts by language. */
export const TextsIn = z.array(TextIn).check(z.maxLength(Language.options.length))

/** Lower numbers are shown first. */
export const Priority = z.int().check(z.minimum(0), z.maximum(999))

/** When players see it. */
export const periodFields = {
  /** Null: from the publication on. */
  from: z.nullable(Timestamp),
  until: z.nullable(Timestamp),
}
