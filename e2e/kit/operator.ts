import { expect } from '@playwright/test'

import { ante } from '../../apps/gateway/operator/test/ante.ts'

/** Says something to `npm run ante`, as an operator does while everything runs; what it cannot do fails the journey. */
export async function operate(...words: string[]): Promise<void> {
  const { code, complaint } = await ante({ DATABASE_URL: process.env['E2E_DATABASE_URL'] ?? '' }, ...words)
  expect(code, `ante ${words.join(' ')}: ${complaint}`).toBe(0)
}
