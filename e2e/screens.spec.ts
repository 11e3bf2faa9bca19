import type { Page } from '@playwright/test'

import { expect, test } from './kit/journey.ts'
import { seePopup } from './kit/popups.ts'
import { bringUp, MEMBER_SCREENS, VISITOR_SCREENS, whileClosed } from './kit/screens.ts'
import { logIn } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'
import { wordsOf } from './kit/words.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
const LANGUAGES = ['en', 'ar'] as const

/** Takes the picture for people to look at; what a machine can see is asserted: nothing sticks out sideways. */
async function look(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `test-results/screens/${name}-${size.width}.png`, scale: 'css' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(overflow, `${name} at ${size.width} px sticks out sideways`).toBeLessThanOrEqual(0)
  }
}

for (const language of LANGUAGES) {
  test(`every page fits the screen in ${language}`, async ({ page, context, merchant, baseURL }) => {
    await context.addCookies([{ name: 'language', value: language.toUpperCase(), url: baseURL ?? '' }])
    const prefix = `${merchant}-${language}`
    const say = wordsOf(language)
    await page.goto('/m/home')
    await seePopup(page, () => look(page, `${prefix}-popup`))
    for (const screen of VISITOR_SCREENS) {
      await bringUp(page, say, screen)
      await look(page, `${prefix}-${screen.name}`)
    }
    await whileClosed(page, merchant, async (screen) => {
      await bringUp(page, say, screen)
      await look(page, `${prefix}-${screen.name}`)
    })

    await playRound('player02', merchant, { stake: '1.00', win: '1.00' })
    await page.goto('/m/login')
    await logIn(page, say, { username: 'player02', password: 'Demo2026' })
    for (const screen of MEMBER_SCREENS) {
      await bringUp(page, say, screen)
      await look(page, `${prefix}-${screen.name}`)
    }
  })
}
