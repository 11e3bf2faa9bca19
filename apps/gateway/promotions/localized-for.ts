import { Language } from '@ante/contract/merchant/language.ts'

/** Returns the text in the reader's language, else in English, else in any language; null without texts. */
export function localizedFor<Text>(
  texts: Partial<Record<Language, Text>>,
  reader: Language,
): { language: Language; text: Text } | null {
  for (const language of [reader, 'EN' as const, ...Language.options]) {
    const text = texts[language]
    if (text !== undefined) return { language, text }
  }
  return null
}
