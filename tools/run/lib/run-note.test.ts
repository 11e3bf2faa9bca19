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

test('a second runner on the same data is refused with a message', async () => {
  note({ runner: identityOf(process.pid), services: [] })
  await expect(new RunNote(dataDir).takeOver()).rejects.toThrow('Ante is already running on this data')
})

test('a refused runner does not remove the note of the running runner', async () => {
  const other = sleeper()
  const noted = { runner: identityOf(other.pid!), services: [identityOf(other.pid!)] }
  note(noted)
  const refused = new RunNote(dataDir)
  await expect(refused.takeOver()).rejects.toThrow('Ante is already running on this data')
  refused.remove()

  expect(JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'))).toEqual(noted)
  other.kill()
})

test('a runner removes its own note at the end', async () => {
  const own = new RunNote(dataDir)
  await own.takeOver()
  own.remove()
  expect(existsSync(join(dataDir, 'run.json'))).toBe(false)
})

test('the services of a killed runner are stopped', async () => {
  const orphan = sleeper()
  const ended = once(orphan, 'exit')
  note({ runner: { pid: 1, began: 'another time' }, services: [identityOf(orphan.pid!)] })
  await new RunNote(dataDir).takeOver()
  await ended
  expect(identityOf(orphan.pid!)).toBeNull()
})

test('an unrelated process with the id of a former service is left running', async () => {
  const stranger = sleeper()
  const was = { pid: stranger.pid!, began: 'another time' }
  note({ runner: null, services: [was] })
  await new RunNote(dataDir).takeOver()
  expect(isAlive(was)).toBe(false)
  expect(identityOf(stranger.pid!)).not.toBeNull()
  stranger.kill()
})

test.each(['', '{', 'null'])('a corrupt note (%j) is ignored', async (text) => {
  writeFileSync(join(dataDir, 'run.json'), text)
  await expect(new RunNote(dataDir).takeOver()).resolves.toBeUndefined()
})
