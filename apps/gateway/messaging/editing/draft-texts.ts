import { Language } from '@ante/contract/merchant/language.ts'
import * as z from 'zod/mini'

import { htmlOf } from '../../kit/rich-text/html-of.ts'
import { richTextOf } from '../../kit/rich-text/rich-text-of.ts'
import type { Wordings } from '../tables.ts'

/** Texts as they are stored in drafts and approved: by language, so that a difference names the language. */
export const DraftTexts = z.partialRecord(Language, z.object({ title: z.string(), html: z.string() }))
export type DraftTexts = z.infer<typeof DraftTexts>

interface TextIn {
  language: Language
  title: string
  html: string
}

/** Returns texts for storage, sanitised. Languages without any text are left out. */
export const draftTextsOf = (texts: readonly TextIn[]): DraftTexts =>
  Object.fromEntries(
    texts
      .filter(({ title, html }) => title !== '' || html.trim() !== '')
      .map(({ language, title, html }) => [language, { title, html: htmlOf(richTextOf(html)) }]),
  )

/** Returns texts on the wire, in the order of the languages. */
export const listedTexts = <Text extends object>(texts: Partial<Record<Language, Text>>) =>
  Language.options.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, ...text }] : []
  })

/** Returns the languages without a title. */
export const withoutTitle = (texts: DraftTexts, languages: readonly Language[]): Language[] =>
  languages.filter((language) => !texts[language]?.title)

/** Returns the texts as players get them, without languages that have no title. */
export const wordingsOf = (texts: DraftTexts): Wordings =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) =>
      text.title === '' ? [] : [[language, { title: text.title, body: richTextOf(text.html) }]],
    ),
  )

/** Returns published texts in the form of drafts. */
export const draftTextsIn = (texts: Wordings): DraftTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([language, { title, body }]) => [language, { title, html: htmlOf(body) }]),
  )
