import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { Sentence } from './sentence.mjs'

/**
 * As the lock file says, and without touching it. Not `npm ci`: that refuses a lock file which lacks the packages of other
 * machines, and a registry's mirror may not hold those.
 */
const INSTALL = ['install', '--no-save', '--no-progress', '--loglevel=error']

/** Installs the locked dependencies, unless exactly these are there already. */
export async function install(root) {
  if (isInstalled(root)) return
  console.log('Installing the dependencies …')
  forgetHalfInstalled(root)
  const { status, error } = spawnSync('npm', INSTALL, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) throw new Sentence(`npm could not be started (${error.message}): it comes with Node.`)
  if (status !== 0) throw new Sentence('The dependencies could not be installed. npm says above why.')
}

/** What an interrupted installation left may be torn, and npm would take it for whole. */
function forgetHalfInstalled(root) {
  const folder = join(root, 'node_modules')
  if (!existsSync(noteIn(root))) rmSync(folder, { recursive: true, force: true })
  rmSync(noteIn(root), { force: true })
}

const noteIn = (root) => join(root, 'node_modules', '.package-lock.json')

/**
 * npm writes what it installed into a lock file of its own when it is through, so a broken installation has none. Both
 * files say the same when every locked package is there in its version; those for other machines may be missing.
 */
export function isInstalled(root) {
  if (!existsSync(noteIn(root))) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const present = packagesOf(noteIn(root))
  return Object.entries(wanted).every(([path, { version, link, resolved, optional, peer, os, cpu }]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    if (!found) return Boolean(optional || peer || os || cpu)
    // A workspace that was moved is linked anew.
    return found.version === version && found.link === link && (!link || found.resolved === resolved)
  })
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
