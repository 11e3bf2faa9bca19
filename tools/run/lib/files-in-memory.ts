import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { memoryFolder } from '@ante/embedded-postgres/memory-folder.ts'

const PREFIX = 'ante-run-'

/**
 * Makes the temporary files of this process and its children (databases, profiles of browsers) files in memory, if
 * there is room, until the process exits. Removes what killed runs have left there.
 */
export function keepFilesInMemory(): void {
  const parent = memoryFolder()
  for (const name of readdirSync(parent)) {
    if (name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length)))) removeFolder(join(parent, name))
  }
  const folder = join(parent, `${PREFIX}${process.pid}`)
  mkdirSync(folder)
  chmodSync(folder, 0o711) // as root, the database's user must be able to traverse it
  process.env['TMPDIR'] = folder
  process.on('exit', () => removeFolder(folder))
}

/** Another user's folder cannot be removed, and is left to that user. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    console.error(`${folder} was not removed: ${String(error)}`)
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
