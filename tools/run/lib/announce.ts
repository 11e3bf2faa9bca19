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
  Interface ${url}/docs
  Sandbox   ${sandboxUrl}
  Messages  ${sandboxUrl}/console (text messages and mails of the demo)
  Desk code ${consoleCode} (for who makes things go wrong there, and puts results right)
  Data      ${dataDir} (logs in logs/)${firebaseCodes ? `\n  Firebase  ${firebaseCodes} (the codes that its emulator has sent)` : ''}

  Demo accounts, at both sites, all with the password Demo2026:
    player01  a player with 10,000.00 to play with
    player02  a player with 250.00
    agent01   an agent, above player01
    agent00   an agent, above agent01
    tester40  a tester

ready`)
}
