import type { Stack } from './stack.ts'

interface Announced {
  dataDir: string
  consoleCode: string
  firebaseCodes: string | undefined
}

/** Prints the addresses and accounts of the demo; `ready` comes last, for scripts that wait for it. */
export function announce({ url, sandboxUrl }: Stack, { dataDir, consoleCode, firebaseCodes }: Announced): void {
  const second = url.replace('//localhost', '//lotus.localhost')
  console.log(`
  Aurora    ${url}
  Lotus     ${second}
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

ready`)
}
