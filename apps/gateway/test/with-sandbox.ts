import { randomUUID } from 'node:crypto'

import { addressOf, createDatabase, dropDatabase } from '@ante/embedded-postgres/databases.ts'
import { testServerUrl } from '@ante/embedded-postgres/test-server.ts'
import { startTestWorld } from '@ante/outside-world/test/start-outside-world.ts'
import { submitConsoleForm } from '@ante/plain-server/test/developer-console.ts'

import { sandboxClient } from '../kit/social-config.ts'
import type { TestGateway } from './start-gateway.ts'

/** Makes calls of the game pages without a browser. */
export { volleyAtVisibleFish } from '@ante/studio/test/visible-fish.ts'
export { newTapId, pageAt } from '@ante/studio/test/page-calls.ts'

/** A message in the sandbox's developer console. */
export interface ArrivedMessage {
  kind: 'sms' | 'mail'
  to: string
  from: string
  subject: string
  text: string
}

export interface TestSandbox {
  url: string
  /** Returns the messages received for this number or address, newest first. */
  arrived(to: string): Promise<ArrivedMessage[]>
  /** Disables or restores one of the sandbox's services. */
  setOutage(name: string, isOut: boolean): Promise<void>
  stop(): Promise<void>
}

export interface SandboxRequest {
  faults?: boolean
  /** Random source for games without provable fairness; random by default. */
  drawBelow?: (limit: number) => number
  /** Divisor of the waiting times of the sandbox's services. */
  timeScale?: number
}

/** Runs the real sandbox beside a gateway, and connects the gateway to its SMS carrier and mailbox. */
export async function withSandbox(
  { url, ports }: TestGateway,
  { faults = false, drawBelow, timeScale = 1 }: SandboxRequest = {},
): Promise<TestSandbox> {
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`
  await createDatabase(testServerUrl(), name)
  const sandbox = await startTestWorld({
    databaseUrl: addressOf(testServerUrl(), name),
    gatewayUrl: url,
    faults,
    ...(drawBelow && { drawBelow }),
    // Test calls have origins without a port.
    environment: { LOBBY_ORIGINS: 'http://localhost http://*.localhost', VENDORS_TIME_SCALE: String(timeScale) },
  })
  await sandbox.ready
  const sandboxUrl = sandbox.url.replace('localhost', '127.0.0.1')
  ports.config.sms = { ...ports.config.sms!, url: `${sandboxUrl}/carrier` }
  const at = { sandboxUrl }
  ports.config.social = {
    ...ports.config.social,
    google: sandboxClient(at, 'google'),
    facebook: sandboxClient(at, 'facebook'),
  }
  ports.config.push = { ...ports.config.push, sandboxPushUrl: `${sandboxUrl}/push-service` }
  ports.config.mail = { ...ports.config.mail!, url: `smtp://127.0.0.1:${sandbox.smtpPort}` }
  return {
    url: sandboxUrl,
    arrived: async (to) => {
      const response = await fetch(`${sandboxUrl}/console/messages.json?to=${encodeURIComponent(to)}`)
      return ((await response.json()) as { messages: ArrivedMessage[] }).messages
    },
    setOutage: async (part, isOut) => {
      await submitConsoleForm(sandboxUrl, 'outages', { name: part, out: isOut ? 'yes' : 'no' })
    },
    stop: async () => {
      await sandbox.stop()
      await dropDatabase(testServerUrl(), name)
    },
  }
}
