import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { isInstalled } from '../run/lib/install.mjs'
import { UserError } from '../run/lib/user-error.mjs'

const FOLDER = import.meta.dirname

const TRIES = 3
const GAP_MS = 3_000

/** Returns the path of the emulator in its locked version; installs it if missing. */
export async function emulatorProgram(): Promise<string> {
  if (!isInstalled(FOLDER)) await install()
  return join(FOLDER, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
}

/** Installs the emulator without the install scripts of its packages; it needs no further downloads at run time. */
async function install(): Promise<void> {
  console.log('Installing the Firebase emulator …')
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status === 0) return
    if (attempt < TRIES) await sleep(GAP_MS * attempt)
  }
  throw new UserError('The Firebase emulator could not be installed. See the output of npm above.')
}
