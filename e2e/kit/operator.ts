import { operate as obey } from '@ante/gateway/operator/operate.ts'
import { expect } from '@playwright/test'

import { site } from './site.ts'

/**
 * Says something to `npm run ante`, as an operator does while everything runs; what it cannot do fails the journey. Not
 * in a process of its own: one takes a second of the processor's time before it does anything.
 */
export async function operate(...words: string[]): Promise<void> {
  const complaints: string[] = []
  const code = await obey(words, {
    environment: { DATABASE_URL: site().databaseUrl },
    who: 'journeys',
    say: () => {},
    complain: (text) => complaints.push(text),
  })
  expect(code, `ante ${words.join(' ')}: ${complaints.join('\n')}`).toBe(0)
}
