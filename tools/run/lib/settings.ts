import { resolve } from 'node:path'

import { Sentence } from './sentence.mjs'

export interface Settings {
  port: number
  sandboxPort: number
  /** Where the sandbox's mailbox takes mails. */
  smtpPort: number
  dataDir: string
  /** What the gateway itself is told by; the rest of its environment goes to it as it is. */
  tls: boolean
  /** Whether Firebase's emulator stands in for Firebase, and is started beside the gateway. */
  firebaseEmulator?: boolean
}

/** What the runner itself needs to know; the gateway and the sandbox read the rest of the environment themselves. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const sandboxPort = portIn(environment, 'SANDBOX_PORT', 8090)
  return {
    port: portIn(environment, 'PORT', 8080),
    sandboxPort,
    smtpPort: portIn(environment, 'SANDBOX_SMTP_PORT', besides(sandboxPort)),
    dataDir: resolve(environment['DATA_DIR'] || 'data'),
    tls: Boolean(environment['TLS_CERT']),
    firebaseEmulator: environment['FIREBASE'] === 'emulator',
  }
}

/** 8125 beside 8090: the mail port's old number, and free wherever the sandbox's is. */
const SMTP_OFFSET = 35
const besides = (port: number) => (port + SMTP_OFFSET < 65_536 ? port + SMTP_OFFSET : port - SMTP_OFFSET)

function portIn(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const given = environment[name]
  if (!given) return otherwise
  const port = Number(given)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Sentence(`${name}: ${given} is no port. Give a number from 1 to 65535.`)
}
