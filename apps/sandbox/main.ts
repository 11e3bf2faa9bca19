import { ConfigError, readConfig } from './kit/config.ts'
import type { Config } from './kit/config.ts'
import { createLog } from './kit/log.ts'
import { startSandbox } from './start.ts'

const config = configOrExit()
const log = createLog(config.logLevel)
const sandbox = await startSandbox(config, { log, die: () => process.kill(process.pid, 'SIGKILL') })
log.info({ url: sandbox.url }, 'The sandbox listens')

let stopping = false
// Disconnected: the runner that started it has died.
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'The sandbox stops')
    void sandbox.stop().then(() => process.exit(0))
  })
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`The sandbox cannot start. ${error.message}\n`)
    return process.exit(1)
  }
}
