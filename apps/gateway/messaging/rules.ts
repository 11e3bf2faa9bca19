import { AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import { Language } from '@ante/contract/merchant/language.ts'

/** Reader data that decides which announcements are visible. */
export type Reader = { memberId: string; type: number } | null

export function readsAgentAnnouncements(reader: Reader): reader is NonNullable<Reader> {
  return reader !== null && memberMay.openAgencyCentre(reader.type)
}

/** Returns the requested types, each once, in the contract's order, without those hidden from this reader. */
export function typesFor(reader: Reader, types: string): AnnouncementType[] {
  const names = types.split(',')
  const known = AnnouncementType.options.filter((type) => names.includes(type))
  return known.filter((type) => type !== 'A' || readsAgentAnnouncements(reader))
}

type Texts<Text> = Partial<Record<Language, Text>>

/** Returns the text and its language: the reader's, else the merchant's, else any. */
export function localizedFor<Text>(texts: Texts<Text>, reader: Language, merchant: Language) {
  for (const language of [reader, merchant, ...Language.options]) {
    const text = texts[language]
    if (text !== undefined) return { language, text }
  }
  return null
}
