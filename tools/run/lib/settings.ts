import { resolve } from 'node:path'

import { UserError } from './user-error.mjs'

export interface Settings {
  port: number
  sandboxPort: number
  /** Port of the sandbox's SMTP server. */
  smtpPort: number
  dataDir: string
  /** Whether the gateway serves TLS. The gateway reads the same variables; its environment is passed on unchanged. */
  tls: boolean
  /** Whether Firebase's emulator replaces Firebase, and is started with the gateway. */
  firebaseEmulator?: boolean
}

/** Reads the settings of the runner; the gateway and the sandbox read the rest of the environment themselves. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const sandboxPort = portIn(environment, 'SANDBOX_PORT', 8090)
  return {
    port: portIn(environment, 'PORT', 8080),
    sandboxPort,
    smtpPort: portIn(environment, 'SANDBOX_SMTP_PORT', smtpPortNear(sandboxPort)),
    dataDir: resolve(environment['DATA_DIR'] || 'data'),
    tls: Boolean(environment['TLS_CERT']),
    firebaseEmulator: environment['FIREBASE'] === 'emulator',
  }
}

/** Distance of the SMTP port from the sandbox's port, so that both can be moved together: 8125 for the default 8090. */
const SMTP_OFFSET = 35
const smtpPortNear = (port: number) => (port + SMTP_OFFSET < 65_536 ? port + SMTP_OFFSET : port - SMTP_OFFSET)

function portIn(environment: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = environment[name]
  if (!value) return otherwise
  const port = Number(value)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(`${name}: ${value} is not a port. Set a number from 1 to 65535.`)
}
