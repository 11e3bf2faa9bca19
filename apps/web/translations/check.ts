import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { formatter } from '@lingui/format-po'

import { placeholdersOf } from './placeholders.ts'

/** Fails when a word stands in no catalogue, has no translation, or lost a placeholder in it. */
const SOURCE = 'en'
const here = import.meta.dirname
const lingui = join(here, '../../../node_modules/.bin/lingui')
const po = formatter()

const problems = [
  ...ownCheck('sync', '--clean'),
  ...ownCheck('missing', '--mode', 'catalog'),
  ...(await Promise.all(catalogues().map(lostPlaceholders))).flat(),
]
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length > 0 ? 1 : 0

/** Lingui's own checks; what they find is their output. */
function ownCheck(name: string, ...options: string[]): string[] {
  try {
    execFileSync(lingui, ['check', name, ...options, '--verbose', '--workers', '1'], {
      cwd: join(here, '..'),
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return []
  } catch (error) {
    return [error instanceof Error && 'stdout' in error ? String(error.stdout).trim() : String(error)]
  }
}

function catalogues(): string[] {
  const locales = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return locales.flatMap(({ name: locale }) => readdirSync(join(here, locale)).map((file) => join(locale, file)))
}

async function lostPlaceholders(file: string): Promise<string[]> {
  const [locale] = file.split('/')
  const context = { locale, sourceLocale: SOURCE, filename: file }
  const catalogue = await po.parse(readFileSync(join(here, file), 'utf8'), context)
  return Object.values(catalogue).flatMap(({ message = '', translation }) => {
    if (!translation) return []
    const [wanted, given] = [placeholdersOf(message), placeholdersOf(translation)]
    const same = wanted.size === given.size && [...wanted].every((name) => given.has(name))
    return same ? [] : [`${file}: “${message}” has other placeholders in “${translation}”`]
  })
}
