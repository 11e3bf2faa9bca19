import { test as base } from '@playwright/test'

import { addressOf } from './brand.ts'
import type { BrandOptions } from './brand.ts'
import { forgetFailures } from './forget-failures.ts'
import { closePopups } from './popups.ts'
import { watchCaptchas } from './steps.ts'
import { translatorOf } from './texts.ts'
import type { Translate } from './texts.ts'

interface JourneyFixtures {
  /** Translates a sentence into this journey's language. */
  t: Translate
}

/** A test at one merchant, in one language, that fails when the browser reports an error. */
export const test = base.extend<BrandOptions & JourneyFixtures>({
  merchant: ['aurora', { option: true }],
  language: ['en', { option: true }],
  baseURL: async ({ merchant }, use) => use(addressOf(merchant)),
  t: async ({ language }, use) => use(translatorOf(language)),
  page: async ({ page, context }, use) => {
    await forgetFailures()
    watchCaptchas(context)
    await closePopups(page)
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
    await use(page)
    base.expect(errors, 'errors in the browser').toEqual([])
  },
})

export { expect } from '@playwright/test'
