import { defineConfig } from '@playwright/test'

import { isInGate } from '../kit/brand.ts'
import type { EngineOptions } from './journey.ts'

/**
 * The journeys that matter, in the three engines that players hold. Playwright only runs them: the browsers are Debian's
 * own, driven through the standard protocols (decision 41). In the gate, Chromium has the journeys of `e2e`.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../kit/serve-everything.ts',
  // Two engines side by side, each with a separate site.
  workers: 2,
  retries: 1,
  timeout: 150_000,
  reporter: 'list',
  projects: [
    { name: 'webkit', use: { engineName: 'webkit' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
    ...(isInGate ? [] : [{ name: 'chromium', use: { engineName: 'chromium' as const } }]),
  ],
})
