import { spawnSync } from 'node:child_process'

import { UserError } from './user-error.mjs'

/** Installs packages from Debian, and returns whether that succeeded. Throws `UserError` without root privileges. */
export function installPackages(packages: readonly string[], timeout?: number): boolean {
  const [program, ...argv] = asRoot(packages)
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends ${packages.join(' ')}`
  const { status } = spawnSync(program, [...argv, 'sh', '-c', install], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(timeout && { timeout }),
  })
  return status === 0
}

function asRoot(packages: readonly string[]): [string, ...string[]] {
  if (process.getuid?.() === 0) return ['env']
  if (spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0) return ['sudo', '-n']
  throw new UserError(`A browser is missing. As root: apt-get install ${packages.join(' ')}`)
}
