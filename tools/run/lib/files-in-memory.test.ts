import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

/** Larger than every process id. */
const ENDED = 2 ** 30

/** Runs a process that keeps its files in memory; returns its folder, and the names beside it while it ran. */
function runIn(TMPDIR: string): { folder: string; names: string[] } {
  const code = `
    import { keepFilesInMemory } from ${JSON.stringify(join(import.meta.dirname, 'files-in-memory.ts'))}
    import { readdirSync } from 'node:fs'
    const parent = process.env.TMPDIR
    keepFilesInMemory()
    console.log(JSON.stringify({ folder: process.env.TMPDIR, names: readdirSync(parent) }))
  `
  const env = { ...process.env, TMPDIR }
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' }))
}

test('temporary files are in a folder of the run, which is removed when it exits, as are those of killed runs', () => {
  const parent = mkdtempSync(join(tmpdir(), 'ante memory '))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const [own, ended] = [process.pid, ENDED].map((pid) => `ante-run-${pid}`)
  for (const name of [own, ended]) mkdirSync(join(parent, String(name), 'postgres'), { recursive: true })

  const { folder, names } = runIn(parent)
  expect(folder.startsWith(join(parent, 'ante-run-'))).toBe(true)
  expect(names).toHaveLength(2)
  expect(names).toContain(own)
  expect(existsSync(folder)).toBe(false)
  expect(readdirSync(parent)).toEqual([own])
})
