import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { identityOf, isAlive } from './process-identity.ts'
import { RunNote } from './run-note.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ante run '))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const note = (content: unknown) => writeFileSync(join(dataDir, 'run.json'), JSON.stringify(content))
const sleeper = () => spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })

test('a second runner on the same data is refused with a sentence', async () => {
  note({ runner: identityOf(process.pid), services: [] })
  await expect(new RunNote(dataDir).takeOver()).rejects.toThrow('Ante already runs on this data')
})

test('a runner that was refused leaves the note of the one that runs', async () => {
  const other = sleeper()
  const noted = { runner: identityOf(other.pid!), services: [identityOf(other.pid!)] }
  note(noted)
  const refused = new RunNote(dataDir)
  await expect(refused.takeOver()).rejects.toThrow('Ante already runs on this data')
  refused.remove()

  expect(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))).toEqual(noted)
  other.kill()
})

test('a runner that ends removes its own note', async () => {
  const own = new RunNote(dataDir)
  await own.takeOver()
  own.remove()
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
})

test('the services of a killed runner are ended', async () => {
  const orphan = sleeper()
  const ended = once(orphan, 'exit')
  note({ runner: { pid: 1, began: 'another time' }, services: [identityOf(orphan.pid!)] })
  await new RunNote(dataDir).takeOver()
  await ended
  expect(identityOf(orphan.pid!)).toBeNull()
})

test('a stranger who got the number of a former service is left alone', async () => {
  const stranger = sleeper()
  const was = { pid: stranger.pid!, began: 'another time' }
  note({ runner: null, services: [was] })
  await new RunNote(dataDir).takeOver()
  expect(isAlive(was)).toBe(false)
  expect(identityOf(stranger.pid!)).not.toBeNull()
  stranger.kill()
})

test.each(['', '{', 'null'])('a torn note (%j) is as good as none', async (text) => {
  writeFileSync(join(dataDir, 'run.json'), text)
  await expect(new RunNote(dataDir).takeOver()).resolves.toBeUndefined()
})
