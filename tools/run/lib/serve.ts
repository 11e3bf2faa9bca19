import { startEmulator } from '../../emulator/emulator.ts'
import type { Emulator } from '../../emulator/emulator.ts'
import { announce } from './announce.ts'
import { buildAll } from './build.ts'
import { newConsoleCode } from './console-code.ts'
import { refuseTakenPort } from './ports.ts'
import { UserError } from './user-error.mjs'
import { readSettings } from './settings.ts'
import { Stack } from './stack.ts'

/** npm forwards a Ctrl-C that has already reached this process: a second one within this time is a duplicate. */
const SAME_SIGNAL_MS = 500

/**
 * Builds outdated parts and serves everything until a signal arrives: the first one lets pending work finish, the
 * second one stops immediately.
 */
export async function serve(whenReady: (stack: Stack) => void = () => {}): Promise<void> {
  const settings = readSettings(process.env)
  let emulator: Emulator | null = null
  const consoleCode = process.env['CONSOLE_CODE'] || newConsoleCode()
  const environment: NodeJS.ProcessEnv = { CONSOLE_CODE: consoleCode }
  const stack = new Stack({ ...settings, environment, onFailed: (message) => void leave(message) })
  let leavingSince: number | null = null
  const leave = async (message?: string) => {
    const now = performance.now()
    if (leavingSince !== null && now - leavingSince < SAME_SIGNAL_MS) return
    const forced = leavingSince !== null
    leavingSince ??= now
    if (message) process.stderr.write(`${message}\n`)
    await stack.stop(forced)
    await emulator?.stop()
    process.exit(message ? 1 : 0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave())
  // `disconnect`: the parent process, which runs on another Node, has died.
  process.once('disconnect', () => void leave())

  try {
    await stack.takeOver()
    await refuseTakenPort(settings.port, 'PORT')
    await refuseTakenPort(settings.sandboxPort, 'SANDBOX_PORT')
    await refuseTakenPort(settings.smtpPort, 'SANDBOX_SMTP_PORT')
    await buildAll()
    if (settings.firebaseEmulator) {
      emulator = await startEmulator()
      Object.assign(environment, emulator.environment)
    }
    await stack.start()
  } catch (error) {
    if (leavingSince !== null) return
    if (error instanceof UserError) return leave(error.message)
    await stack.stop()
    await emulator?.stop()
    throw error
  }
  announce(stack, { dataDir: settings.dataDir, consoleCode, firebaseCodes: emulator?.codesUrl })
  whenReady(stack)
}
