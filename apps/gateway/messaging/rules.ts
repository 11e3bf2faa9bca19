import { AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import { Language } from '@ante/contract/merchant/language.ts'

/** Somebody as far as it decides what he is told. */
export type Reader = { memberId: string; type: number } | null

export function readsAgentNews(reader: Reader): reader is NonNullable<Reader> {
  return reader !== null && memberMay.openAgencyCentre(reader.type)
}

/** The asked types, each once, in the contract's order, without those that this reader is not told. */
export function typesFor(reader: Reader, types: string): AnnouncementType[] {
  const asked = types.split(',')
  const known = AnnouncementType.options.filter((type) => asked.includes(type))
  return known.filter((type) => type !== 'A' || readsAgentNews(reader))
}

type Texts<Text> = Partial<Record<Language, Text>>

/** What is said, and in which language: the reader's, else the merchant's own, else whichever there is. */
export function spokenTo<Text>(texts: Texts<Text>, reader: Language, merchant: Language) {
  for (const language of [reader, merchant, ...Language.options]) {
    const text = texts[language]
    if (text !== undefined) return { language, text }
  }
  return null
}
