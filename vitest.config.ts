import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { catalogueModules } from './apps/studio/translations/catalogue-modules.ts'
import { gatewayForScreens } from './apps/web/test/screens/plugin.ts'
import { launchOptions } from './e2e/kit/phone.ts'
import { journeyBrowser } from './tools/run/lib/chromium.ts'

/** Two of them keep two cores busy; each gateway under test brings its own connections. */
const WORKERS = 2

const ON_POSTGRES = { globalSetup: ['tools/check/postgres-for-tests.ts'] }

const PATIENT = {
  testTimeout: 30_000,
  // The first of a run waits until the database that all copy is made.
  hookTimeout: 120_000,
  // One that passes only then is named at the end, and is a bug of the day.
  retry: 1,
  // What is waited for is waited for long: a busy machine is no reason to fail.
  expect: { poll: { timeout: 15_000, interval: 20 } },
  // Of a run elsewhere only the line of the failure is seen: it says what differs, and not `[ …(6) ]`.
  chaiConfig: { truncateThreshold: 1_000 },
}

/**
 * What a worker has loaded serves its next file as well: to load the gateway anew took as long as most files' tests.
 */
const SHARED = { maxWorkers: WORKERS, isolate: false }
/** They watch a package at work, which nobody may have loaded before. */
const WATCHING = ['apps/gateway/identity/login/same-work.test.ts']

/** Component tests: they need a browser. */
const SCREENS = 'apps/web/**/*.screen.test.tsx'

/** What only a change of the studio or of what it stands on can break. */
const OF_STUDIO = [
  'apps/{studio,outside-world}/**/*.test.ts',
  'tools/conformance/**/*.test.ts',
  'tools/faults/named/*.test.ts',
  'tools/faults/{every-place,notices}.test.ts',
]

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    ...PATIENT,
    projects: [
      {
        extends: true,
        test: {
          ...ON_POSTGRES,
          ...SHARED,
          name: 'unit',
          include: ['{packages,bench,tools}/**/*.test.ts', 'apps/gateway/**/*.test.ts'],
          exclude: [...WATCHING, ...OF_STUDIO, 'tools/harness/**', '**/node_modules/**'],
        },
      },
      {
        // The gate runs them when a change reaches the studio.
        extends: true,
        plugins: [catalogueModules()],
        test: { ...ON_POSTGRES, ...SHARED, name: 'studio', include: OF_STUDIO },
      },
      { extends: true, test: { ...ON_POSTGRES, name: 'watching', include: WATCHING } },
      {
        // With its own plugins: the words of a component are marked by macros. So it extends nothing of the above.
        extends: 'apps/web/vite.config.ts',
        test: {
          ...PATIENT,
          ...ON_POSTGRES,
          ...SHARED,
          name: 'web',
          root: import.meta.dirname,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [SCREENS, '**/node_modules/**'],
        },
      },
      {
        // Screens in a real browser, before a real gateway.
        extends: 'apps/web/vite.config.ts',
        plugins: [gatewayForScreens],
        test: {
          ...PATIENT,
          globalSetup: [...ON_POSTGRES.globalSetup, 'apps/web/test/screens/serve.ts'],
          name: 'screens',
          // What the gate leaves to a deep run.
          env: { JOURNEYS: process.env['JOURNEYS'] ?? '' },
          include: [SCREENS],
          // A screen waits for its gateway more than it works.
          maxWorkers: WORKERS + 1,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { ...launchOptions, executablePath: journeyBrowser() } }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
          },
        },
      },
      {
        // Kills whole process trees under load for minutes, so it runs alone.
        extends: true,
        test: {
          name: 'harness',
          include: ['tools/harness/**/*.test.ts'],
          maxWorkers: 1,
          // Money that was lost once is lost.
          retry: 0,
          testTimeout: 15 * 60_000,
        },
      },
    ],
  },
})
