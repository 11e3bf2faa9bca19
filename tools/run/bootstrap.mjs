// The way into every command: runs on whatever Node is there, before anything is installed, so it may use nothing but
// Node itself. It installs what is missing and hands over to the command on the pinned Node.
import { delimiter, join } from 'node:path'

import { goOn } from './lib/go-on.mjs'
import { install } from './lib/install.mjs'
import { Sentence } from './lib/sentence.mjs'

const ROOT = join(import.meta.dirname, '..', '..')
const OLDEST_NODE = [20, 11]

const [command, ...rest] = process.argv.slice(2)
try {
  refuseOldNode()
  process.chdir(ROOT)
  // Whatever a command starts by name is the project's own, whoever called us.
  process.env.PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // A program that starts again finds what it was compiled to: half of what an operator's command takes.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules', '.cache', 'node')
  await install(ROOT)
  await goOn(ROOT, command, rest)
} catch (error) {
  if (!(error instanceof Sentence)) throw error
  process.stderr.write(`${error.message}\n`)
  // Whoever counts our tests reads the last line, also when there was none to run.
  if (command === 'test') console.log('0 passed, 1 failed')
  process.exitCode = 1
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return
  throw new Sentence(`Node ${process.versions.node} is too old even to install: use Node 20.11 or later.`)
}
