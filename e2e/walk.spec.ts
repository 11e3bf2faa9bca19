import type { Page } from '@playwright/test'

import { LAZY_ADDRESSES } from './kit/addresses.ts'
import { barriersOn } from './kit/barriers.ts'
import { BOTH } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { look } from './kit/look.ts'
import { seePopup } from './kit/popups.ts'
import { bringUp, MEMBER_SCREENS, VISITOR_SCREENS, whileClosed } from './kit/screens.ts'
import type { Screen } from './kit/screens.ts'
import { signIn } from './kit/session.ts'
import { OPEN, SHELLS, standsInItsShell } from './kit/shells.ts'
import type { Shown } from './kit/shells.ts'
import { playRound } from './kit/vendor.ts'
import type { Say } from './kit/words.ts'

/** A round that leaves the member's balance unchanged. */
const ROUND = { stake: '1.00', win: '1.00' }

const pathOf = ({ path }: Screen) => path.split('?')[0] ?? path
const walked = new Set([...VISITOR_SCREENS.filter((screen) => pathOf(screen) in OPEN), ...MEMBER_SCREENS].map(pathOf))

const screensAt = (addresses: readonly string[]): Screen[] => addresses.map((path) => ({ name: path, path }))

test.describe.configure({ mode: 'parallel' })

test.beforeEach(({ page }) => {
  // Dozens of screens, each with all checks.
  test.slow()
  return page.emulateMedia({ reducedMotion: 'reduce' })
})

interface Walk {
  say: Say
  prefix: string
  shells?: Record<string, Shown>
}

/** Opens a screen once and runs all checks: its shell, its layout, and its accessibility. */
async function check(page: Page, { say, prefix, shells = {} }: Walk, screen: Screen): Promise<void> {
  await bringUp(page, say, screen)
  const shown = screen.act ? undefined : shells[pathOf(screen)]
  if (shown) await standsInItsShell(page, screen.name, shown)
  await look(page, `${prefix}-${screen.name.replaceAll('/', '-')}`)
  expect.soft(await barriersOn(page), screen.name).toEqual([])
}

test('a visitor can use every screen', { tag: BOTH }, async ({ page, say, merchant, language }) => {
  const prefix = `${merchant}-${language}`
  await page.goto('/m/home')
  await seePopup(page, () => look(page, `${prefix}-popup`))
  const others = screensAt(Object.keys(OPEN).filter((path) => !walked.has(path)))
  for (const screen of [...VISITOR_SCREENS, ...others]) await check(page, { say, prefix, shells: OPEN }, screen)
})

test('a visitor can use the screens of a closed site', { tag: BOTH }, async ({ page, say, merchant, language }) => {
  const prefix = `${merchant}-${language}`
  await whileClosed(page, merchant, (screen) => check(page, { say, prefix }, screen))
})

test('a member can use every screen', { tag: BOTH }, async ({ page, say, merchant, language }) => {
  await playRound('player02', merchant, ROUND)
  await signIn(page, { username: 'player02', password: 'Demo2026' })
  const prefix = `${merchant}-${language}`
  for (const screen of MEMBER_SCREENS) await check(page, { say, prefix, shells: SHELLS }, screen)
})

test(
  'an agent can use all other addresses without a redirect',
  { tag: BOTH },
  async ({ page, say, merchant, language }) => {
    await signIn(page, { username: 'agent01', password: 'Demo2026' })
    const prefix = `${merchant}-${language}-agent`
    const addresses = new Set([...Object.keys(SHELLS), ...LAZY_ADDRESSES])
    const left = [...addresses].filter((path) => !walked.has(path) && !(path in OPEN))
    for (const screen of screensAt(left)) {
      await check(page, { say, prefix, shells: SHELLS }, screen)
      expect.soft(new URL(page.url()).pathname).toBe(screen.path)
    }
  },
)
