// Entry point of every command: runs on any installed Node version before dependencies are installed, so it may use
// only Node itself. It installs missing dependencies and runs the command on the pinned Node.
import { delimiter, join } from 'node:path'

import { runOnPinnedNode } from './lib/run-on-pinned-node.mjs'
import { install } from './lib/install.mjs'
import { UserError } from './lib/user-error.mjs'

const ROOT = join(import.meta.dirname, '..', '..')
const OLDEST_NODE = [20, 11]

const [command, ...commandArguments] = process.argv.slice(2)
try {
  refuseOldNode()
  process.chdir(ROOT)
  // Programs started by name are the project's own, even if the caller's PATH has others.
  process.env.PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // Caches compiled code, which halves the duration of an operator command.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'node')
  await install(ROOT)
  await runOnPinnedNode(ROOT, command, commandArguments)
} catch (error) {
  if (!(error instanceof UserError)) throw error
  process.stderr.write(`${error.message}\n`)
  // Tools that count the tests read the last line, which must exist even if no test could run.
  if (command === 'test') console.log('0 passed, 1 failed')
  process.exitCode = 1
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  throw new UserError(`Node ${process.versions.node} is too old: use Node 20.11 or later.`)
}
