import { keyOf } from './catalogue-files.ts'
import type { Catalogue } from './catalogue-files.ts'
import { faultsOf } from './faults.ts'

interface Offer {
  locale: string
  /** What the app says, and what the catalogue of this language has of it. */
  english: Catalogue
  own: Catalogue
  /** How the language's other catalogues say the same messages. */
  elsewhere: ReadonlyMap<string, string>
  given: ReadonlyMap<string, string>
}

/**
 * The catalogue with what is sound put in, and what is not in sentences. Where nothing is given the old words stay, or come
 * along from where the message stood before.
 */
export function takeTranslations({ locale, english, own, elsewhere, given }: Offer): {
  catalogue: Catalogue
  refused: string[]
} {
  const refused: string[] = []
  const entries = Object.entries(english).map(([id, entry]) => {
    const translation = given.get(keyOf(entry)) ?? ''
    const faults = translation ? faultsOf({ locale, message: entry.message ?? '', translation }) : []
    refused.push(...faults.map((fault) => `“${keyOf(entry)}” ${fault}`))
    const sound = faults.length === 0 && translation
    return [id, { ...entry, translation: sound || own[id]?.translation || elsewhere.get(id) || '' }] as const
  })
  return { catalogue: Object.fromEntries(entries), refused }
}
