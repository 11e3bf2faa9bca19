import type { BrowserContext } from '@playwright/test'

import { DEEP } from './kit/brand.ts'
import { test } from './kit/journey.ts'
import { placeBets } from './kit/lottery.ts'
import { checkLayout } from './kit/check-layout.ts'
import { checkPopup } from './kit/popups.ts'
import { openScreenState, MEMBER_BET, MEMBER_SCREENS, VISITOR_SCREENS, whileClosed } from './kit/screens.ts'
import { signIn } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'
import { translatorOf } from './kit/texts.ts'

/** The other language of a brand: the walk checks every screen in the brand's first language. */
const OTHER = { en: 'ar', ar: 'en' } as const

interface Opened {
  context: BrowserContext
  merchant: string
  language: keyof typeof OTHER
  baseURL: string | undefined
}

/** Selects the other language; returns its texts and the prefix of its screenshots. */
async function openInOther({ context, merchant, language, baseURL }: Opened) {
  const otherLanguage = OTHER[language]
  await context.addCookies([{ name: 'language', value: otherLanguage.toUpperCase(), url: baseURL ?? '' }])
  return { t: translatorOf(otherLanguage), prefix: `${merchant}-${otherLanguage}` }
}

test.describe('every page fits the screen in the other direction of writing', { tag: DEEP }, () => {
  test('for a visitor', async ({ page, context, merchant, language, baseURL }) => {
    test.slow()
    const { t, prefix } = await openInOther({ context, merchant, language, baseURL })
    await page.goto('/m/home')
    await checkPopup(page, () => checkLayout(page, `${prefix}-popup`))
    for (const screen of VISITOR_SCREENS) {
      await openScreenState(page, t, screen)
      await checkLayout(page, `${prefix}-${screen.name}`)
    }
    await whileClosed(page, merchant, async (screen) => {
      await openScreenState(page, t, screen)
      await checkLayout(page, `${prefix}-${screen.name}`)
    })
  })

  // A separate test, because the visitor's screens include a wrong password, after which a login requires a captcha.
  test('for a member', async ({ page, context, merchant, language, baseURL }) => {
    test.slow()
    const { t, prefix } = await openInOther({ context, merchant, language, baseURL })
    await playRound('player02', merchant, { stake: '1.00', win: '1.00' })
    await signIn(page, { username: 'player02', password: 'Demo2026' })
    await placeBets(page, MEMBER_BET)
    for (const screen of MEMBER_SCREENS) {
      await openScreenState(page, t, screen)
      await checkLayout(page, `${prefix}-${screen.name}`)
    }
  })
})
