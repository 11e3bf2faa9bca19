import { userInfo } from 'node:os'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

import { operate } from './operate.ts'

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  actor: staffRoleOf(),
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => process.stderr.write(`${text}\n`),
  isInteractive: process.stdin.isTTY,
  lines: () => createInterface({ input: process.stdin }),
  prompt: (text) => process.stderr.write(`${text}\n`),
  // The terminal echoes input to the output stream, which discards it here.
  hiddenLines: () =>
    createInterface({ input: process.stdin, output: discardingStream(), terminal: process.stdin.isTTY }),
})

/** Returns the user who runs the command: for root the user who called `sudo`, otherwise the process's own user. */
function staffRoleOf(): string {
  const { username, uid } = userInfo()
  return (uid === 0 && process.env['SUDO_USER']) || username
}

function discardingStream(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() })
}
