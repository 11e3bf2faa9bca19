import { readConfig } from '../kit/config.ts'
import { createLog } from '../kit/log.ts'
import { startSandbox as start } from '../start.ts'
import type { Sandbox } from '../start.ts'
import type { MakeFamily } from '../studio/family.ts'
import type { DrawBelow } from '../studio/maths/draw-below.ts'
import { DESK_CODE } from './at-desk.ts'

export interface SandboxOptions {
  /** An empty database that is this sandbox's own. */
  databaseUrl: string
  gatewayUrl: string
  port?: number
  /** Opens `POST /sandbox/faults` and the desk's forms for it. */
  faults?: boolean
  /** Anything else, as environment variables. */
  environment?: Record<string, string>
  /** What games that promise nothing draw; without it by chance, as always. */
  drawBelow?: DrawBelow
  /** Beside the sandbox's own; one that names an engine of it plays that one's titles. */
  families?: readonly MakeFamily[]
}

/**
 * Runs the sandbox inside the test's process. Its fault `stop` cannot kill that process: it drops the round where it
 * is instead, which the sandbox takes up again by itself after some seconds, as after a restart.
 */
export function startSandbox({
  databaseUrl,
  gatewayUrl,
  port = 0,
  faults = false,
  environment,
  drawBelow,
  families,
}: SandboxOptions) {
  const config = readConfig({
    SANDBOX_PORT: String(port),
    SANDBOX_SMTP_PORT: '0',
    SANDBOX_DATABASE_URL: databaseUrl,
    GATEWAY_URL: gatewayUrl,
    SANDBOX_FAULTS: faults ? 'on' : 'off',
    DESK_CODE,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  const die = () => {
    throw new Error('The round was dropped by a fault that was asked for.')
  }
  return start(config, {
    log: createLog(config.logLevel),
    die,
    ...(drawBelow && { drawBelow }),
    ...(families && { families }),
  }) satisfies Promise<Sandbox>
}
