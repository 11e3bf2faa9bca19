import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import config from '../lingui.config.ts'
import { catalogueNames, readCatalogue, SOURCE_LOCALE, translatedLocales } from './catalogues.ts'
import { faultsOf } from './faults.ts'

/**
 * Fails when a word of the app stands in no catalogue, a catalogue has one that the app no longer says, or a translation
 * is missing or says something else than the original: a lost value or tag, a plural form short. A sentence that several
 * catalogues hold says the same in each: a page that comes from the server would say one, and the browser the other.
 */
const here = import.meta.dirname
const lingui = join(here, '../../../node_modules/.bin/lingui')

const problems = [
  ...outOfStep(),
  ...strayLocales(),
  ...(await Promise.all(config.locales.flatMap(faultsIn))).flat(),
  ...(await Promise.all(config.locales.map(saidInTwoWays))).flat(),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Lingui reads the components anew and compares the English, which the other languages are held against. */
function outOfStep(): string[] {
  const options = ['check', 'sync', '--clean', '--locale', SOURCE_LOCALE, '--verbose', '--workers', '1']
  const { status, stdout, stderr } = spawnSync(lingui, options, { cwd: join(here, '..'), encoding: 'utf8' })
  return status === 0 ? [] : [`${stderr}${stdout}`.trim(), 'lingui extract --clean, in apps/web, brings them in step.']
}

/** Words that nobody would compare with the app. */
function strayLocales(): string[] {
  const stray = translatedLocales().filter((locale) => !config.locales.includes(locale))
  return stray.map((locale) => `translations/${locale} is not among the locales of lingui.config.ts`)
}

function faultsIn(locale: string): Promise<string[]>[] {
  return catalogueNames().map(async (name) => {
    const [english, own] = [await readCatalogue(SOURCE_LOCALE, name), await readCatalogue(locale, name)]
    const stale = Object.keys(own).filter((id) => !(id in english))
    const faults = Object.entries(english).map(([id, { message = '' }]) => ({
      message,
      faults: faultsOf({ locale, message, translation: own[id]?.translation ?? '' }),
    }))
    return [
      ...stale.map((id) => `${locale}/${name}.po: “${own[id]?.message ?? id}” is no longer said`),
      ...faults.flatMap((one) => one.faults.map((fault) => `${locale}/${name}.po: “${one.message}” ${fault}`)),
    ]
  })
}

async function saidInTwoWays(locale: string): Promise<string[]> {
  const said = new Map<string, string>()
  const differing = new Set<string>()
  for (const name of catalogueNames()) {
    for (const [id, { message = id, translation = '' }] of Object.entries(await readCatalogue(locale, name))) {
      if ((said.get(id) ?? translation) !== translation) differing.add(message)
      said.set(id, translation)
    }
  }
  return [...differing].map((message) => `${locale}: “${message}” is said in two ways`)
}
