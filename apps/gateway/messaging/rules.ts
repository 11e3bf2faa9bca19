import { AnnouncementType } from '@ante/contract/messaging/announcements.ts'
import { memberMay } from '@ante/contract/member/member-type.ts'
import type { Language } from '@ante/contract/merchant/language.ts'

import type { Wording, Wordings } from './tables.ts'

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

/** The wording in the reader's language, else in the merchant's own, else in whichever there is. */
export function wordingOf(texts: Wordings, language: Language, merchantLanguage: Language): Wording {
  return texts[language] ?? texts[merchantLanguage] ?? Object.values(texts)[0] ?? { title: '', content: '' }
}
