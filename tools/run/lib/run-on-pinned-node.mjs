import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { UserError } from './user-error.mjs'

const PINNED_MAJOR = 24
const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs `tools/run/<command>.ts` on the pinned Node: in this process if it runs on the pinned Node already, otherwise in
 * a child process.
 */
export async function runOnPinnedNode(root, command, commandArguments) {
  const file = join(root, 'tools', 'run', `${command}.ts`)
  if (!existsSync(file)) throw new UserError(`Unknown command: ${command}.`)
  if (Number(process.versions.node.split('.')[0]) >= PINNED_MAJOR) {
    process.argv = [process.execPath, file, ...commandArguments]
    await import(pathToFileURL(file).href)
    return
  }

  const node = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(node))
    throw new UserError(`Node ${PINNED_MAJOR} has no package for this machine: install it manually.`)
  process.exitCode = await spawnOnPinnedNode(node, process.argv.slice(1))
}

/**
 * Spawns the command in a separate process group, so that a Ctrl-C reaches it once, forwarded by this process. The IPC
 * channel closes if this process dies.
 */
function spawnOnPinnedNode(node, argv) {
  const child = spawn(node, argv, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true })
  for (const signal of FORWARDED_SIGNALS) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}
