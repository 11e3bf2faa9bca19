import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { Sentence } from './sentence.mjs'

export const CHROMIUM = '/usr/bin/chromium'

/** The browser comes from Debian; a font that has Arabic letters is needed beside it. */
const PACKAGES = ['chromium', 'fonts-dejavu-core']
const INSTALL = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends ${PACKAGES.join(' ')}`

/** Installs Debian's Chromium where there is none. */
export function installChromium(): void {
  if (existsSync(CHROMIUM)) return
  console.log('Installing Chromium …')
  const [program, ...argv] = asRoot()
  const { status } = spawnSync(program, [...argv, 'sh', '-c', INSTALL], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0 || !existsSync(CHROMIUM)) {
    throw new Sentence(`Chromium could not be installed. Install it by hand: apt-get install ${PACKAGES.join(' ')}`)
  }
}

function asRoot(): [string, ...string[]] {
  if (process.getuid?.() === 0) return ['env']
  if (spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0) return ['sudo', '-n']
  throw new Sentence(`Chromium is needed. As root: apt-get install ${PACKAGES.join(' ')}`)
}
