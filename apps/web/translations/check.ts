import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { catalogueFaults } from '@ante/catalogues/catalogue-faults.ts'
import { SOURCE_LOCALE } from '@ante/catalogues/catalogue-files.ts'

import config from '../lingui.config.ts'
import { appCatalogues } from './catalogues.ts'

/**
 * Fails when a message of the app is missing in the catalogues, a catalogue contains an unused one, or a translation is
 * missing or invalid. A message in several catalogues must have the same translation in each: otherwise a
 * server-rendered page would show one, and the browser the other.
 */
const directory = import.meta.dirname
const lingui = join(directory, '../../../node_modules/.bin/lingui')

const problems = [
  ...outdatedCatalogues(),
  ...(await catalogueFaults(appCatalogues, config.locales)),
  ...(await Promise.all(config.locales.map(ambiguousTranslations))).flat(),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Lingui extracts the messages again and compares the English ones, which are the reference of the other languages. */
function outdatedCatalogues(): string[] {
  const options = ['check', 'sync', '--clean', '--locale', SOURCE_LOCALE, '--verbose', '--workers', '1']
  const { status, stdout, stderr } = spawnSync(lingui, options, { cwd: join(directory, '..'), encoding: 'utf8' })
  return status === 0 ? [] : [`${stderr}${stdout}`.trim(), 'lingui extract --clean, in apps/web, brings them in step.']
}

async function ambiguousTranslations(locale: string): Promise<string[]> {
  const input = new Map<string, string>()
  const differing = new Set<string>()
  for (const name of appCatalogues.names()) {
    for (const [id, { message = id, translation = '' }] of Object.entries(await appCatalogues.read(locale, name))) {
      if ((input.get(id) ?? translation) !== translation) differing.add(message)
      input.set(id, translation)
    }
  }
  return [...differing].map((message) => `${locale}: “${message}” has two translations`)
}
