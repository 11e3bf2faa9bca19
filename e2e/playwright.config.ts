import { defineConfig } from '@playwright/test'

import { journeyBrowser } from '../tools/run/lib/chromium.ts'
import { AURORA_ALONE, BOTH, DEEP, isGate } from './kit/brand.ts'
import type { BrandOptions } from './kit/brand.ts'
import { phone } from './kit/phone.ts'

/** Journeys through the studio's games: the gate makes them when a change reaches the studio. */
const OF_STUDIO = /(book|cluster|each-category|fish|holdem|inhouse|jackpot-machine|live-tables|quick-pick)\.spec\.ts$/

/**
 * Journeys on a phone-sized screen, at both demo merchants, in both directions of writing. In the gate the second merchant
 * makes those that are tagged `@both`.
 */
export default defineConfig<BrandOptions>({
  testDir: '.',
  ...(process.env['STUDIO_JOURNEYS'] === 'off' && { testIgnore: OF_STUDIO }),
  outputDir: '../test-results/e2e',
  globalSetup: './kit/serve-everything.ts',
  // Two cores, of which one journey keeps one busy: the browser waits while its site works, and the other way round.
  // Each worker has a site of its own.
  workers: 2,
  // One that passes only at its second try is named at the end, and is a bug of the day.
  retries: 1,
  // The longest look at every address twice; a busy machine is no reason to fail.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  // What a device keeps from one page to the next has its own journey; the others see what the gateway says now.
  // Watching a journey closely slows it by a tenth to a third: the second try of one that failed is watched.
  use: {
    ...phone,
    launchOptions: { ...phone.launchOptions, executablePath: journeyBrowser() },
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'aurora in English',
      use: { merchant: 'aurora', language: 'en', locale: 'en-PH' },
      ...(isGate && { grepInvert: new RegExp(DEEP) }),
    },
    {
      name: 'lotus in Arabic',
      use: { merchant: 'lotus', language: 'ar', locale: 'ar' },
      ...(isGate ? { grep: new RegExp(BOTH) } : { grepInvert: new RegExp(AURORA_ALONE) }),
    },
  ],
})
