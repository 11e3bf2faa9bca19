import { Language, languages } from '@ante/contract/merchant/language.ts'

type Texts<Text> = readonly (Text & { language: Language })[] | Partial<Record<Language, Text>>

/** Names the texts of a content with their languages: "Title · English". */
export function fieldsByLanguage<Text extends object>(
  texts: Texts<Text>,
  fieldsOf: (text: Text) => readonly (readonly [name: string, value: string])[],
): Record<string, string> {
  return Object.fromEntries(
    listOf(texts).flatMap(({ language, text }) =>
      fieldsOf(text).map(([name, value]) => [`${name} · ${languages[language].name}`, value]),
    ),
  )
}

function listOf<Text extends object>(texts: Texts<Text>): { language: Language; text: Text }[] {
  if (isList(texts)) return texts.map((text) => ({ language: text.language, text }))
  return Language.options.flatMap((language) => {
    const text = texts[language]
    return text ? [{ language, text }] : []
  })
}

const isList = <Text>(texts: Texts<Text>): texts is readonly (Text & { language: Language })[] => Array.isArray(texts)
