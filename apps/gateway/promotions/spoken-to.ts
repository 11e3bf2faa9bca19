import { Language } from '@ante/contract/merchant/language.ts'

/** In the reader's language, else in English, else as it was written; null where nothing was. */
export function spokenTo<Text>(
  texts: Partial<Record<Language, Text>>,
  reader: Language,
): { language: Language; text: Text } | null {
  for (const language of [reader, 'EN' as const, ...Language.options]) {
    const text = texts[language]
    if (text !== undefined) return { language, text }
  }
  return null
}
