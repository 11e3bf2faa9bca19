import { mkdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { findDatabaseUser } from './database-user.ts'
import { createSocketDirectory, removeSocketDirectory } from './socket-directory.ts'
import { freshFolder } from './test-support.ts'

/** Returns a unique name in the folder of temporary files for this test. */
async function freshName(): Promise<string> {
  const name = `${basename(await freshFolder())}-socket`
  onTestFinished(() => rm(join(tmpdir(), name), { recursive: true, force: true }))
  return name
}

async function createForTest(name: string): Promise<string> {
  const path = await createSocketDirectory(name, await findDatabaseUser())
  onTestFinished(() => removeSocketDirectory(path))
  return path
}

test('the folder is private, belongs to the database user and is the same at every start', async () => {
  const name = await freshName()
  const first = await createForTest(name)
  const { mode, uid } = await stat(first)
  expect([mode & 0o777, uid]).toEqual([0o700, (await findDatabaseUser()).uid])
  expect(await createForTest(name)).toBe(first)
})

test('a folder accessible to others is not used', async () => {
  const name = await freshName()
  await mkdir(join(tmpdir(), name), { mode: 0o755 })
  expect(basename(await createForTest(name))).toMatch(new RegExp(`^${name}-\\w{6}$`))
})

test('a link of another user at the path of the folder is not followed', async () => {
  const name = await freshName()
  const target = await freshFolder('private')
  await symlink(target, join(tmpdir(), name))
  expect(basename(await createForTest(name))).toMatch(new RegExp(`^${name}-\\w{6}$`))
  expect((await stat(target)).uid).toBe(process.getuid?.())
})
