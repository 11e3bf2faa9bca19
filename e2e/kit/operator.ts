import { operate as obey } from '@ante/gateway/operator/operate.ts'
import { expect } from '@playwright/test'

import { site } from './site.ts'

/**
 * Runs a command of the operator CLI (`npm run ante`) while everything is running; a failure fails the journey. Runs in
 * this process: a separate one takes a second of processor time to start.
 */
export async function runOperator(...texts: string[]): Promise<void> {
  const errors: string[] = []
  const code = await obey(texts, {
    environment: { DATABASE_URL: site().databaseUrl },
    actor: 'journeys',
    print: () => {},
    printError: (text) => errors.push(text),
  })
  expect(code, `ante ${texts.join(' ')}: ${errors.join('\n')}`).toBe(0)
}
