import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

import config from '../lingui.config.ts'
import { catalogueNames, readCatalogue, translatedLocales } from './catalogues.ts'
import { faultsOf } from './faults.ts'

/**
 * Fails when a word of the app stands in no catalogue, a catalogue has one that the app no longer says, or a translation
 * is missing or says something else than the original: a lost value or tag, a plural form short.
 */
const here = import.meta.dirname
const lingui = join(here, '../../../node_modules/.bin/lingui')

const problems = [...outOfStep(), ...strayLocales(), ...(await Promise.all(config.locales.flatMap(faultsIn))).flat()]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Lingui reads the components anew, once for all languages, and compares; what it finds is its output. */
function outOfStep(): string[] {
  try {
    execFileSync(lingui, ['check', 'sync', '--clean', '--verbose', '--workers', '1'], {
      cwd: join(here, '..'),
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return []
  } catch (error) {
    return [error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : String(error)]
  }
}

/** Words that nobody would compare with the app. */
function strayLocales(): string[] {
  const stray = translatedLocales().filter((locale) => !config.locales.includes(locale))
  return stray.map((locale) => `translations/${locale} is not among the locales of lingui.config.ts`)
}

function faultsIn(locale: string): Promise<string[]>[] {
  return catalogueNames().map(async (name) => {
    const catalogue = await readCatalogue(locale, name)
    return Object.values(catalogue).flatMap(({ message = '', translation = '' }) =>
      faultsOf({ locale, message, translation }).map((fault) => `${locale}/${name}.po: “${message}” ${fault}`),
    )
  })
}
