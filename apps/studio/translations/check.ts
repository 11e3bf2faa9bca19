import { catalogueFaults } from '@ante/catalogues/catalogue-faults.ts'
import { SOURCE_LOCALE } from '@ante/catalogues/catalogue-files.ts'
import { languages } from '@ante/contract/merchant/language.ts'

import { studioCatalogues } from './catalogues.ts'

/** Fails when a text of a game is missing, stale or invalid in any language. */
const locales = Object.values(languages).map(({ locale }) => locale)
const problems = await catalogueFaults(
  studioCatalogues,
  locales.filter((locale) => locale !== SOURCE_LOCALE),
)
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0
