import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { flagMeanings } from '@ante/contract/merchant/flags.ts'
import { everyEndpoint } from '@ante/gateway/test/every-endpoint.ts'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
/** Files that explain, seed or test flags instead of reading them. */
const EXCLUDED_FILES = /\.test\.tsx?$|\/(test|node_modules|demo|translations)\/|merchant\/flags\.ts$/

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !EXCLUDED_FILES.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
}

test('every flag that an operator can set is read, and every flag that is read can be set', async () => {
  const sources = ['packages/contract', 'apps/gateway', 'apps/web/app'].flatMap(sourcesIn).join('\n')
  const flags = Object.keys(flagMeanings)
  expect(flags.filter((flag) => !new RegExp(`['"\`{,]\\s*${flag}\\b`).test(sources))).toEqual([])
  const modules = [...(await everyEndpoint()).values()].flatMap(({ moduleId }) => moduleId ?? [])
  const pages = [...sources.matchAll(/\b(?:module|flag): '([A-Z0-9]+)'/g)].map(([, name = '']) => name)
  expect([...new Set([...modules, ...pages])].filter((name) => !(name in flagMeanings))).toEqual([])
}, 60_000)
