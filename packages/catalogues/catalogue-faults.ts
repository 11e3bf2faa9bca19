import type { Catalogues } from './catalogue-files.ts'
import { faultsOf } from './faults.ts'

/**
 * Returns the faults of an app's translations: folders of unsupported locales, and messages that are missing, stale, or
 * differ in content from the original: a lost value or tag, a missing plural form.
 */
export async function catalogueFaults(catalogues: Catalogues, locales: readonly string[]): Promise<string[]> {
  const stray = catalogues.locales().filter((locale) => !locales.includes(locale))
  const faults = await Promise.all(locales.flatMap((locale) => faultsIn(catalogues, locale)))
  return [
    ...stray.map((locale) => `There are catalogues for ${locale}, which is not a locale of the app.`),
    ...faults.flat(),
  ]
}

function faultsIn(catalogues: Catalogues, locale: string): Promise<string[]>[] {
  return catalogues.names().map(async (name) => {
    const [english, translated] = await Promise.all([catalogues.english(name), catalogues.read(locale, name)])
    const file = `${locale}: ${catalogues.location(name)}.po`
    const stale = Object.keys(translated).filter((id) => !(id in english))
    const faults = Object.entries(english).map(([id, { message = '' }]) => ({
      message,
      faults: faultsOf({ locale, message, translation: translated[id]?.translation ?? '' }),
    }))
    return [
      ...stale.map((id) => `${file}: “${translated[id]?.message ?? id}” is no longer used`),
      ...faults.flatMap((item) => item.faults.map((fault) => `${file}: “${item.message}” ${fault}`)),
    ]
  })
}
