import { DEEP } from './kit/brand.ts'
import { test } from './kit/journey.ts'
import { look } from './kit/look.ts'
import { seePopup } from './kit/popups.ts'
import { bringUp, MEMBER_SCREENS, VISITOR_SCREENS, whileClosed } from './kit/screens.ts'
import { signIn } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'
import { wordsOf } from './kit/words.ts'

/** The walk checks every screen in the brand's first language. */
const OTHER = { en: 'ar', ar: 'en' } as const

test(
  'every page fits the screen in the other writing direction',
  { tag: DEEP },
  async ({ page, context, merchant, language: first, baseURL }) => {
    // Checks dozens of pages.
    test.slow()
    const language = OTHER[first]
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
    await signIn(page, { username: 'player02', password: 'Demo2026' })
    for (const screen of MEMBER_SCREENS) {
      await bringUp(page, say, screen)
      await look(page, `${prefix}-${screen.name}`)
    }
  },
)
