import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { UserError } from './user-error.mjs'

/**
 * Arguments that install by the lock file without modifying it. `npm ci` is unsuitable: it refuses a lock file without
 * the packages of other platforms, which a registry mirror may lack.
 */
const INSTALL = ['install', '--no-save', '--no-progress', '--loglevel=error']

/** Installs the locked dependencies, unless exactly these are already installed. */
export async function install(root) {
  if (isInstalled(root)) return
  console.log('Installing the dependencies …')
  deleteHalfInstalled(root)
  const { status, error } = spawnSync('npm', INSTALL, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) throw new UserError(`npm could not be started (${error.message}): it is part of Node.`)
  if (status !== 0) throw new UserError('The dependencies could not be installed. See the output of npm above.')
}

/** Deletes the remains of an interrupted installation, which npm would accept as complete. */
function deleteHalfInstalled(root) {
  const folder = join(root, 'node_modules')
  if (!existsSync(installedLockIn(root))) rmSync(folder, { recursive: true, force: true })
  rmSync(installedLockIn(root), { force: true })
}

const installedLockIn = (root) => join(root, 'node_modules', '.package-lock.json')

/**
 * Whether every locked package is installed in its version; packages for other platforms may be missing. npm writes the
 * lock file of the installed packages last, so an interrupted installation has none.
 */
export function isInstalled(root) {
  if (!existsSync(installedLockIn(root))) return false
  const expected = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(installedLockIn(root))
  return Object.entries(expected).every(([path, { version, link, resolved, optional, peer, os, cpu }]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return Boolean(optional || peer || os || cpu)
    // A workspace that was moved is linked again.
    return found.version === version && found.link === link && (!link || found.resolved === resolved)
  })
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
