import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { hashOf } from './hash-inputs.ts'
import { runQuietly } from './run-quietly.ts'
import { UserError } from './user-error.mjs'

export interface Build {
  name: string
  command: readonly string[]
  inputs: readonly string[]
  /** Path that exists when the build has completed. */
  makes: string
}

const STAMPS = 'build/.stamps'

const BUILDS: readonly Build[] = [
  {
    name: 'pictures',
    command: ['node', 'packages/demo-art/draw.ts', '--out', 'build/pictures'],
    inputs: ['packages/demo-art', 'packages/demo', 'apps/web/brands'],
    makes: 'build/pictures',
  },
  {
    name: 'web app',
    command: ['node', 'apps/web/build.ts'],
    inputs: ['apps/web', 'packages', 'package-lock.json'],
    makes: 'build/web/server/entry-server.js',
  },
  {
    name: 'operator console',
    command: ['node', 'apps/console/build.ts'],
    inputs: ['apps/console', 'apps/web/make', 'packages/brand', 'packages/contract', 'package-lock.json'],
    makes: 'build/console/index.html',
  },
  {
    name: 'games',
    command: ['vite', 'build', '--config', 'apps/studio/kit/front/vite.config.ts'],
    inputs: ['apps/studio', 'packages/contract', 'packages/catalogues', 'package-lock.json'],
    makes: 'build/studio',
  },
]

/** Runs the outdated builds, and prints their names and durations. */
export async function buildAll(builds: readonly Build[] = BUILDS): Promise<void> {
  for (const build of builds) await buildOne(build)
}

async function buildOne({ name, command, inputs, makes }: Build): Promise<void> {
  const stamp = join(STAMPS, name.replaceAll(' ', '-'))
  const hash = hashOf(inputs)
  if (existsSync(makes) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  // An incomplete build must not have a stamp.
  rmSync(stamp, { force: true })
  console.log(`Building the ${name} …`)
  const { ok, output, seconds } = await runQuietly(command)
  if (!ok) throw new UserError(`The ${name} could not be built:\n${output.trimEnd()}`)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  console.log(`Built the ${name} in ${seconds.toFixed(1)} s`)
}
