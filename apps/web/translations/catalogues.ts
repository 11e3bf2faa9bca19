import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { catalogueFiles, SOURCE_LOCALE } from '@ante/catalogues/catalogue-files.ts'
import type { Catalogues } from '@ante/catalogues/catalogue-files.ts'

const files = catalogueFiles(import.meta.dirname)

/** The app's texts. English is extracted from the components; each capability with texts has a catalogue. */
export const appCatalogues: Catalogues = {
  ...files,
  location: (name) => name,
  names: () => readdirSync(join(import.meta.dirname, SOURCE_LOCALE)).map((file) => file.replace(/\.po$/, '')),
  english: (name) => files.read(SOURCE_LOCALE, name),
}
