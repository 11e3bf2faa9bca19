import { defineConfig } from '@playwright/test'

import { isGateRun } from '../kit/brand.ts'
import type { EngineOptions } from './journey.ts'

/**
 * The most important journeys, in the three engines of players' browsers. Playwright only runs the tests: the browsers
 * are Debian's, driven by the standard protocols (decision 41). The gate omits Chromium, which runs the journeys of
 * `e2e`.
 */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../kit/serve-everything.ts',
  // Two engines run in parallel, each with a separate site.
  workers: 2,
  retries: 1,
  timeout: 150_000,
  reporter: 'list',
  projects: [
    { name: 'webkit', use: { engineName: 'webkit' } },
    { name: 'firefox', use: { engineName: 'firefox' } },
    ...(isGateRun ? [] : [{ name: 'chromium', use: { engineName: 'chromium' as const } }]),
  ],
})
