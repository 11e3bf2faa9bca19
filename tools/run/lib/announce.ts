import { DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET, staff } from '@ante/demo/staff.ts'

import type { Stack } from './stack.ts'

interface Announced {
  dataDir: string
  consoleCode: string
  firebaseCodes: string | undefined
}

/** Prints the addresses and accounts of the demo; `ready` comes last, for scripts that wait for it. */
export function announce({ url, sandboxUrl }: Stack, { dataDir, consoleCode, firebaseCodes }: Announced): void {
  const second = url.replace('//localhost', '//lotus.localhost')
  const operators = url.replace('//localhost', '//console.localhost')
  console.log(`
  Aurora    ${url}
  Lotus     ${second}
  Operators ${operators} (the operator console)
  API docs  ${url}/docs
  Sandbox   ${sandboxUrl}
  Messages  ${sandboxUrl}/console (text messages and emails of the demo)
  Console   ${consoleCode} (code for the developer console: fault injection and results)
  Data      ${dataDir} (logs in logs/)${firebaseCodes ? `\n  Firebase  ${firebaseCodes} (codes sent by its emulator)` : ''}

  Demo accounts on both sites, password Demo2026:
    player01  a player with a balance of 10,000.00
    player02  a player with a balance of 250.00
    agent01   an agent, upline of player01
    agent00   an agent, upline of agent01
    tester40  an internal tester

${process.env['DEMO_STAFF'] === 'off' ? '' : staffText()}
ready`)
}

/** Returns the text about the staff accounts of the operator console and the CLI, one per role. */
function staffText(): string {
  const width = Math.max(...staff.map(({ mail }) => mail.length))
  const accounts = staff.map(({ mail, role, isOfPlatform }) => {
    return `    ${mail.padEnd(width)}  ${role}${isOfPlatform ? ' (platform)' : ''}`
  })
  return `  Staff, password ${DEMO_STAFF_PASSWORD}, authenticator secret ${DEMO_STAFF_SECRET}:
${accounts.join('\n')}
    Sign in to the operator CLI with: npm run -s ante -- login owner@ante.example
`
}
