import { ConfigError } from './config.ts'
import type { ServerConfig } from './config.ts'
import { createLog } from './log.ts'
import type { RunningServer, StartPorts } from './start-server.ts'

interface Runnable<Config> {
  /** Name in logs and messages: "The sandbox". */
  name: string
  readConfig(environment: NodeJS.ProcessEnv): Config
  start(config: Config, ports: StartPorts): Promise<RunningServer>
}

/**
 * Runs a server as this process, until a signal or the death of the runner that started it. An invalid environment ends
 * the process with a message.
 */
export async function run<Config extends ServerConfig>({ name, readConfig, start }: Runnable<Config>): Promise<void> {
  const config = configOrExit(name, readConfig)
  const log = createLog(config.logLevel)
  const server = await start(config, { log, killProcess: () => process.kill(process.pid, 'SIGKILL') })
  log.info({ event: 'server.started', server: name, url: server.url }, 'server is listening')

  let stopping = false
  // `disconnect`: the runner that started the process has died.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      log.info({ event: 'server.stopping', server: name, signal }, 'server is stopping')
      void server.stop().then(() => process.exit(0))
    })
  }
}

function configOrExit<Config>(name: string, readConfig: (environment: NodeJS.ProcessEnv) => Config): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${name} cannot start. ${error.message}\n`)
    return process.exit(1)
  }
}
