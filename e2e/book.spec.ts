import { english } from '@ante/studio/book/front/texts/english.ts'
import { textsIn } from '@ante/studio/translations/catalogues.ts'
import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { AURORA_ONLY, BOTH } from './kit/brand.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { placeSlip } from './kit/place-slip.ts'
import { signUpWith } from './kit/session.ts'
import { roundsOf } from './kit/ledger.ts'

const arabic = await textsIn('ar', 'book')

const STARTING_BALANCE = 500n

/** Simulates browsers without storage for third-party frames, unlike the browser of the tests. */
const clearFrameStorage = (page: Page) =>
  page.addInitScript(() => {
    if (window.top === window) return
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })

test(
  'a match on the home page opens in the sportsbook, is bet on, cashed out, and is in the record',
  { tag: BOTH },
  async ({ page, t, merchant, language }) => {
    const texts = language === 'ar' ? { ...english, ...arabic } : english
    if (merchant === 'lotus') await clearFrameStorage(page)
    const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })
    const game = page.frameLocator('iframe')
    const teams = await test.step('a hot match opens its own page', async () => {
      await openHydrated(page, '/m/home')
      await page
        .locator('main button[aria-haspopup="dialog"]')
        .filter({ has: page.locator('time') })
        .tap()
      const row = page
        .getByRole('dialog', { name: t('Hot matches') })
        .locator('li a[href*="vendor=BTI"]')
        .first()
      await row.tap()
      await expect(game.locator('.board-side')).toHaveCount(2, { timeout: 30_000 })
      return game.locator('.board-side').allInnerTexts()
    })

    await test.step('a price is added to the bet slip, which survives a reload', async () => {
      // Where the browser stores nothing for a third-party frame, the vendor stores the slip.
      const stored =
        merchant === 'lotus' ? page.waitForResponse((response) => response.url().endsWith('/book/slip')) : null
      await game.locator('.market .price').first().tap()
      await expect(game.locator('.slip-bar')).toBeVisible()
      await stored
      await page.reload()
      await expect(game.locator('.slip-bar')).toBeVisible({ timeout: 30_000 })
      await game.locator('.slip-bar').tap()
      await expect(game.locator('.slip-leg')).toContainText(teams[0]?.trim() ?? '')
      expect(await violationsInDeepRun(page)).toEqual([])
    })

    await test.step('without a stake no button is enabled, which is visible', async () => {
      const [stake, action] = [game.locator('.stake-input'), game.locator('.sheet .action')]
      const before = await stake.inputValue()
      await stake.fill('')
      await expect(stake).toHaveAttribute('aria-invalid', 'true')
      await expect(action).toHaveAttribute('aria-disabled', 'true')
      await expect(action).not.toHaveCSS('opacity', '1')
      await stake.fill(before)
      await expect(action).toHaveCSS('opacity', '1')
    })

    await test.step('the bet is placed', async () => {
      await placeSlip(game)
    })

    await test.step('the ticket is cashed out for its current value', async () => {
      await game.getByRole('button', { name: texts.myBets }).tap()
      const act = game.locator(`.ticket .action[aria-disabled='false']`)
      await act.tap()
      await expect(act).toHaveText(new RegExp(texts.confirmCashOut.split('{amount}')[0] ?? ''))
      // If the cash-out price decreased between the two taps, the button shows the new price and has to be tapped
      // again.
      await expect(async () => {
        if ((await act.count()) > 0) await act.tap({ timeout: 2_000 })
        await expect(game.locator('.ticket')).toHaveCount(0, { timeout: 3_000 })
      }).toPass({ timeout: 60_000 })
      await expect(game.locator('.round-row')).toHaveCount(1)
      await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
    })

    await test.step('the record shows the pick', async () => {
      await openHydrated(page, '/m/gameRecord?gameType=SPORTS')
      await page.locator('main li > button[aria-haspopup="dialog"]').first().tap()
      await expect(
        page
          .getByRole('dialog')
          .getByText(teams[0]?.trim() ?? '')
          .first(),
      ).toBeVisible()
    })
  },
)

test(
  'half of a ticket is cashed out and credited immediately, the rest stays open, and the record shows both',
  { tag: AURORA_ONLY },
  async ({ page, t, merchant }) => {
    const player = await signUpWith(page, { units: STARTING_BALANCE, merchant })
    const game = page.frameLocator('iframe')
    const act = game.locator(`.ticket .action[aria-disabled='false']`)
    const balance = game.locator('.frame-strip output').first()
    await test.step('a ticket is bought', async () => {
      await openHydrated(page, '/m/home')
      await page
        .locator('main button[aria-haspopup="dialog"]')
        .filter({ has: page.locator('time') })
        .tap()
      const matches = page.getByRole('dialog', { name: t('Hot matches') })
      await matches.locator('li a[href*="vendor=BTI"]').first().tap()
      await game.locator('.market .price').first().tap({ timeout: 30_000 })
      await game.locator('.slip-bar').tap()
      await placeSlip(game)
    })

    const link = await test.step('the ticket is shared as a picture with its booking code', async () => {
      await game.getByRole('button', { name: english.myBets }).tap()
      await game.getByRole('button', { name: english.share, exact: true }).tap()
      const sheet = page.getByRole('dialog', { name: t('Share bet') })
      await expect(sheet.getByRole('img')).toHaveAccessibleName(/[2-9A-Z]{8}/)
      await page.evaluate(() => {
        const copied: string[] = []
        const clipboard = { writeText: async (text: string) => void copied.push(text) }
        Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
        Object.assign(window, { copied })
      })
      await sheet.getByRole('button', { name: t('Copy link') }).tap()
      const copied = await page.waitForFunction(() => (window as { copied?: string[] }).copied?.[0])
      await sheet.getByRole('button', { name: t('Close') }).tap()
      return String(await copied.jsonValue())
    })

    await test.step('the slider is set to a half, and half of the ticket is cashed out', async () => {
      const before = await balance.innerText()
      await act.tap()
      const slider = game.getByRole('slider', { name: english.stakeToCashOut })
      await expect(slider).toHaveAttribute('aria-valuetext', /^100/)
      await slider.press('ArrowLeft')
      await expect(slider).toHaveAttribute('aria-valuetext', /^99/)
      await game.getByRole('button', { name: '50%' }).tap()
      await expect(slider).toHaveValue('50')
      expect(await violationsInDeepRun(page)).toEqual([])
      await act.tap()
      await expect(game.locator('.ticket .part-sold')).toHaveCount(1)
      await expect(balance).not.toHaveText(before)
      expect(await roundsOf(player.username, merchant)).toBe(0)
    })

    await test.step('the remaining ticket is cashed out, which closes the round', async () => {
      await act.tap()
      await act.tap()
      await expect(game.locator('.ticket')).toHaveCount(0)
      await expect(game.locator('.round-row .part-sold')).toHaveCount(1)
      await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
    })

    await test.step('the record shows the partial cash-out and the final one', async () => {
      await openHydrated(page, '/m/gameRecord?gameType=SPORTS')
      await page.locator('main li > button[aria-haspopup="dialog"]').first().tap()
      const record = page.getByRole('dialog')
      await expect(record.getByText(english.partlyCashedOut)).toBeVisible()
      await expect(record.getByText(t('Paid out'))).toHaveCount(2)
    })

    await test.step('another player opens the same slip by the link, and by the typed code', async () => {
      await signUpWith(page, { units: STARTING_BALANCE, merchant })
      const { pathname, search, searchParams } = new URL(link)
      await openHydrated(page, pathname + search)
      await expect(game.locator('.slip-leg')).toHaveCount(1, { timeout: 30_000 })
      await game.locator('.slip-remove').tap()
      await game.getByRole('button', { name: english.myBets }).tap()
      await game.getByLabel(english.bookingCode).fill((searchParams.get('roomId') ?? '').slice(-8).toLowerCase())
      await game.getByRole('button', { name: english.openCode }).tap()
      await expect(game.locator('.slip-leg')).toHaveCount(1)
    })
  },
)
