import { keyOf } from './catalogue-files.ts'
import type { Catalogue } from './catalogue-files.ts'
import { faultsOf } from './faults.ts'

interface TranslationImport {
  locale: string
  /** English texts of the app, and the language's own catalogue. */
  english: Catalogue
  own: Catalogue
  /** Translations of the same messages in the language's other catalogues. */
  ofOtherMessages: ReadonlyMap<string, string>
  translations: ReadonlyMap<string, string>
}

/**
 * Returns the catalogue with the valid translations inserted, and the problems as sentences. A message without a new
 * translation keeps its old one, or the one from its former catalogue.
 */
export function importTranslations({ locale, english, own, ofOtherMessages, translations }: TranslationImport): {
  catalogue: Catalogue
  refused: string[]
} {
  const refused: string[] = []
  const entries = Object.entries(english).map(([id, entry]) => {
    const translation = translations.get(keyOf(entry)) ?? ''
    const faults = translation ? faultsOf({ locale, message: entry.message ?? '', translation }) : []
    refused.push(...faults.map((fault) => `“${keyOf(entry)}” ${fault}`))
    const sound = faults.length === 0 && translation
    return [id, { ...entry, translation: sound || own[id]?.translation || ofOtherMessages.get(id) || '' }] as const
  })
  return { catalogue: Object.fromEntries(entries), refused }
}
