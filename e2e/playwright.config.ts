import { defineConfig } from '@playwright/test'

import { journeyBrowser } from '../tools/run/lib/chromium.ts'
import { AURORA_ONLY, BOTH, DEEP, isGateRun } from './kit/brand.ts'
import type { BrandOptions } from './kit/brand.ts'
import { phone } from './kit/phone.ts'

/** Journeys through the studio's games: the gate runs them when a change affects the studio. */
const STUDIO_SPECS =
  /(book|cluster|each-category|fish|holdem|inhouse|jackpot-machine|live-tables|quick-pick)\.spec\.ts$/

/**
 * Journeys on a phone-sized screen, at both demo merchants, in both writing directions. In the gate the second merchant
 * runs those tagged `@both`.
 */
export default defineConfig<BrandOptions>({
  testDir: '.',
  ...(process.env['STUDIO_JOURNEYS'] === 'off' && { testIgnore: STUDIO_SPECS }),
  outputDir: '../test-results/e2e',
  globalSetup: './kit/serve-everything.ts',
  // For two cores: with two workers a quarter of the processor was idle, because browser and site wait for each other.
  // Each worker has a separate site.
  workers: 3,
  // A journey that passes only on retry is listed at the end, and is a bug to fix on the same day.
  retries: 1,
  // The longest journey checks every address twice; a busy machine must not make it fail.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // Service workers are blocked, because caching on the device has its own journey. Tracing slows a journey by a tenth
  // to a third, so only the retry of a failed journey is traced.
  use: {
    ...phone,
    // Without a graphics card, each pixel costs processor time, and a tap waits until its target stands still. The
    // layout is the same at this scale and without motion; motion is tested in component tests.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...phone.launchOptions, executablePath: journeyBrowser() },
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'aurora in English',
      use: { merchant: 'aurora', language: 'en', locale: 'en-PH' },
      ...(isGateRun && { grepInvert: new RegExp(DEEP) }),
    },
    {
      name: 'lotus in Arabic',
      use: { merchant: 'lotus', language: 'ar', locale: 'ar' },
      ...(isGateRun ? { grep: new RegExp(BOTH) } : { grepInvert: new RegExp(AURORA_ONLY) }),
    },
  ],
})
