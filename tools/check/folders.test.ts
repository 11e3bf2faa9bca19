import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const LIMIT = 20
/** Folders with one file per language, function, number or drawing, which need no reading order. */
const OF_ONE_KIND =
  /^apps\/(?:web|studio)\/translations\/|\/migrations$|\/sql\/|^docs\/decisions$|^packages\/demo-art\/subjects$/
/** Tests and styles accompany another file and are not read separately. */
const ACCOMPANYING = /\.test\.tsx?$|\.css$/

const argv = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = [...new Set(execFileSync('git', argv, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n'))]
const explained = new Set(files.filter((file) => basename(file) === 'README.md').map((file) => dirname(file)))
const sources = files.filter((file) => !ACCOMPANYING.test(file))
const large = [...Map.groupBy(sources, (file) => dirname(file))]
  .filter(([folder, own]) => own.length > LIMIT && !explained.has(folder) && !OF_ONE_KIND.test(folder))
  .map(([folder]) => folder)

test('a folder with more than 20 files has subfolders or a README with the reading order', () => {
  expect(large).toEqual([])
})

test('a reading order names only existing files', () => {
  const there = new Set(files)
  const named = [...explained].flatMap((folder) =>
    [...readFileSync(join(ROOT, folder, 'README.md'), 'utf8').matchAll(/`([\w./-]+\.(?:tsx?|mjs|sql))`/g)].map(
      ([, name = '']) => ({ folder, name, file: join(folder, name) }),
    ),
  )
  const exists = (name: string) => there.has(name) || files.some((file) => file.endsWith(`/${name}`))
  const missing = named.filter(({ name, file }) => !there.has(file) && !exists(name))
  expect(named.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})
