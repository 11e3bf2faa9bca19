import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { catalogueModules } from './apps/studio/translations/catalogue-modules.ts'
import { gatewayForConsole } from './apps/console/test/screens/plugin.ts'
import { gatewayForScreens } from './apps/web/test/screens/plugin.ts'
import { launchOptions } from './e2e/kit/phone.ts'
import { journeyBrowser } from './tools/run/lib/chromium.ts'

/** Two workers keep two cores busy; each gateway under test opens its own connections. */
const WORKERS = 2

const ON_POSTGRES = { globalSetup: ['tools/check/postgres-for-tests.ts'] }

const PATIENT = {
  testTimeout: 30_000,
  // The first test of a run waits for the creation of the template database.
  hookTimeout: 120_000,
  // The report names each test that passed only on its second attempt: a bug to fix the same day.
  retry: 1,
  // Polls have a long timeout: a busy machine must not cause a failure.
  expect: { poll: { timeout: 15_000, interval: 20 } },
  // In a remote run only the failure's line is visible: it must show the difference instead of `[ …(6) ]`.
  chaiConfig: { truncateThreshold: 1_000 },
}

/**
 * A worker keeps its loaded modules for its next files: loading the gateway takes as long as the tests of most files.
 */
const SHARED = { maxWorkers: WORKERS, isolate: false }
/** These tests spy on a package, which no earlier test file of the same worker may have loaded. */
const WATCHING = ['apps/gateway/identity/login/same-work.test.ts']

/** Component tests: they need a browser. */
const SCREENS = ['apps/web/**/*.screen.test.tsx', 'apps/studio/*/front/**/*.screen.test.ts']
const CONSOLE_SCREENS = 'apps/console/**/*.screen.test.tsx'

/** Without motion, because each frame costs processor time; tests of motion allow it (`allowMotion()`). */
const screensProvider = () =>
  playwright({
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...launchOptions, executablePath: journeyBrowser() },
  })

/** Tests that only a change of the studio or its dependencies can break. */
const OF_STUDIO = [
  'apps/{studio,outside-world}/**/*.test.ts',
  'tools/conformance/**/*.test.ts',
  'tools/faults/named/*.test.ts',
  'tools/faults/{every-site,notices}.test.ts',
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
          include: ['{packages,bench,tools}/**/*.test.ts', 'apps/{gateway,console}/**/*.test.ts'],
          exclude: [...WATCHING, ...OF_STUDIO, 'tools/harness/**', '**/node_modules/**'],
        },
      },
      {
        // The gate runs these tests only when a change affects the studio.
        extends: true,
        plugins: [catalogueModules()],
        test: {
          ...ON_POSTGRES,
          ...SHARED,
          name: 'studio',
          include: OF_STUDIO,
          exclude: [...SCREENS, '**/node_modules/**'],
        },
      },
      { extends: true, test: { ...ON_POSTGRES, name: 'watching', include: WATCHING } },
      {
        // Needs its own plugins, because macros mark the messages of a component. Therefore it does not extend the
        // configuration above.
        extends: 'apps/web/vite.config.ts',
        test: {
          ...PATIENT,
          ...ON_POSTGRES,
          ...SHARED,
          name: 'web',
          root: import.meta.dirname,
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...SCREENS, '**/node_modules/**'],
        },
      },
      {
        // Screens in a real browser, with a real gateway.
        extends: 'apps/web/vite.config.ts',
        plugins: [gatewayForScreens],
        test: {
          ...PATIENT,
          globalSetup: [...ON_POSTGRES.globalSetup, 'apps/web/test/screens/serve.ts'],
          name: 'screens',
          // Includes the tests that the gate leaves to a deep run.
          env: { JOURNEYS: process.env['JOURNEYS'] ?? '', FAULT_SHARE: process.env['FAULT_SHARE'] ?? '' },
          include: SCREENS,
          // One more worker than cores: a screen test mostly waits for its gateway.
          maxWorkers: WORKERS + 1,
          // Projects with different numbers of workers must run one after another.
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            provider: screensProvider(),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
          },
        },
      },
      {
        // Screens of the operator console in a real browser, with a real gateway.
        extends: 'apps/console/vite.config.ts',
        plugins: [gatewayForConsole],
        test: {
          ...PATIENT,
          globalSetup: [...ON_POSTGRES.globalSetup, 'apps/console/test/screens/serve.ts'],
          name: 'console',
          env: { JOURNEYS: process.env['JOURNEYS'] ?? '' },
          setupFiles: ['apps/console/test/screens/replace-gateway.ts'],
          include: [CONSOLE_SCREENS],
          maxWorkers: WORKERS,
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            provider: screensProvider(),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
      {
        // Kills whole process trees under load for minutes, so it runs separately.
        extends: true,
        test: {
          name: 'harness',
          include: ['tools/harness/**/*.test.ts'],
          maxWorkers: 1,
          // No retries: a retry would hide lost money.
          retry: 0,
          testTimeout: 15 * 60_000,
        },
      },
    ],
  },
})
