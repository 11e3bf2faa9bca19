import { expect } from '@playwright/test'

import { ante } from '../../apps/gateway/operator/test/ante.ts'
import { site } from './site.ts'

/** Says something to `npm run ante`, as an operator does while everything runs; what it cannot do fails the journey. */
export async function operate(...words: string[]): Promise<void> {
  const { code, complaint } = await ante({ DATABASE_URL: site().databaseUrl }, ...words)
  expect(code, `ante ${words.join(' ')}: ${complaint}`).toBe(0)
}
