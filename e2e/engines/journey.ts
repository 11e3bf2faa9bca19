import { writeFile } from 'node:fs/promises'

import { test as base } from '@playwright/test'

import { addressOf } from '../kit/brand.ts'
import { forgetFailures } from '../kit/forget-failures.ts'
import { Phone } from './driver/phone.ts'
import { startPuppeteer } from './driver/puppeteer-engine.ts'
import { queriesScript } from './driver/queries-script.ts'
import { deletePopups } from './steps/popups.ts'
import type { Engine, EngineName, Setting, Tab } from './driver/tab.ts'
import { startWebkit } from './driver/webkit-engine.ts'

export interface EngineOptions {
  engineName: EngineName
  setting: Setting
}

interface OfWorker extends EngineOptions {
  engine: Engine
  script: string
}

interface OfJourney {
  tab: Tab
  phone: Phone
}

/**
 * A test at Aurora in English, in a phone-sized browser with the project's engine. Fails when a page reports an error.
 */
export const test = base.extend<OfJourney, OfWorker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  setting: ['usual', { option: true, scope: 'worker' }],
  script: [async ({ engineName }, use) => use(await queriesScript(engineName)), { scope: 'worker' }],
  engine: [
    async ({ engineName, setting }, use) => {
      await deletePopups()
      const engine = await (engineName === 'webkit' ? startWebkit(setting) : startPuppeteer(engineName, setting))
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ engine }, use, testInfo) => {
    await forgetFailures()
    const tab = await engine.newTab()
    await use(tab)
    const errors = tab.errors()
    if (testInfo.errors.length > 0) await writeFile(testInfo.outputPath('screen.png'), await tab.screenshot())
    await tab.close()
    base.expect(errors, 'errors in the browser').toEqual([])
  },
  phone: async ({ tab, script, engine }, use) => {
    await use(new Phone(tab, { engine, origin: addressOf('aurora'), script }))
  },
})

export { expect } from '@playwright/test'
