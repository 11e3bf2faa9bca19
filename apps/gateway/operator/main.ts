import { userInfo } from 'node:os'
import { createInterface } from 'node:readline'

import { operate } from './operate.ts'

process.exitCode = await operate(process.argv.slice(2), {
  environment: process.env,
  who: staffRoleOf(),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  lines: () => createInterface({ input: process.stdin }),
})

/** Only root can say truly for whom he acts: whoever else names somebody is himself. */
function staffRoleOf(): string {
  const { username, uid } = userInfo()
  return (uid === 0 && process.env['SUDO_USER']) || username
}
