import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '@ante/plain-server/test/free-port.ts'

import { startEmulator } from '../../tools/emulator/emulator.ts'
import { Stack } from '../../tools/run/lib/stack.ts'

export interface FirebaseStack {
  url: string
  /** Returns the last code that Firebase has sent to this number; null before the first. */
  lastCode(mobile: string): Promise<string | null>
  stop(): Promise<void>
}

/** Starts a separate site whose merchants have a Firebase project, simulated by the emulator. */
export async function startFirebaseStack(): Promise<FirebaseStack> {
  const emulator = await startEmulator()
  const dataDir = await mkdtemp(join(tmpdir(), 'ante firebase '))
  const stack = new Stack({
    port: await freePort(),
    sandboxPort: await freePort(),
    smtpPort: await freePort(),
    dataDir,
    tls: false,
    environment: { ...emulator.environment, LOGINS_PER_MINUTE: '10000', LOG_LEVEL: 'warn' },
  })
  const stop = async () => {
    await stack.stop()
    await emulator.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await stack.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url: stack.url, lastCode: (mobile) => lastCode(emulator.codesUrl, mobile), stop }
}

async function lastCode(codesUrl: string, mobile: string): Promise<string | null> {
  const answer = await fetch(codesUrl)
  const { verificationCodes: codes } = (await answer.json()) as {
    verificationCodes: { phoneNumber: string; code: string }[]
  }
  return codes.findLast(({ phoneNumber }) => phoneNumber === mobile)?.code ?? null
}
