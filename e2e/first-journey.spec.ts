import { BOTH } from './kit/brand.ts'
import { centsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { creditMember, roundsOf } from './kit/ledger.ts'
import { newPlayer } from './kit/newcomer.ts'
import { closePopups } from './kit/popups.ts'
import { logIn, openSlot, register, signOut, spinUntilBalanceChanges, tryLogIn } from './kit/steps.ts'
import { arabic, english } from './kit/slot-texts.ts'

const TRIAL_CENTS = 2_000_00
const STARTING_BALANCE = 500n

test(
  'a visitor tries a game, registers, and plays a real round that appears everywhere immediately',
  { tag: BOTH },
  async ({ page, context, t, merchant, language }) => {
    const texts = language === 'ar' ? arabic : english
    const player = newPlayer()
    const bar = page.locator('header')

    await test.step('a visitor sees the lobby', async () => {
      await page.goto('/m/home')
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      await expect(page.getByRole('link', { name: t('Log in') })).toBeVisible()
    })

    await test.step('the visitor tries the slot with play money', async () => {
      await page.getByRole('link', { name: t('Try with play money') }).tap()
      await page.getByRole('button', { name: t('Start playing') }).tap()
      await expect(page.getByRole('button', { name: t('Your wallets') })).toBeVisible()
      const slot = await openSlot(page, t)
      await expect(bar.getByText(t('Play money'))).toBeVisible()
      expect(await centsOf(bar)).toBe(TRIAL_CENTS)
      await spinUntilBalanceChanges(slot, texts, bar)
      await page.getByRole('button', { name: t('Leave game') }).tap()
    })

    await test.step('the visitor leaves the trial and registers', async () => {
      await page.goto('/m/home')
      await signOut(page, t)
      await register(page, t, player)
      expect(await centsOf(bar)).toBe(0)
      await signOut(page, t)
    })

    await test.step('the member logs in: with a wrong password first, then with the captcha', async () => {
      await page.goto('/m/login')
      await tryLogIn(page, t, { ...player, password: 'Wrong1234' })
      await expect(page.getByLabel(t('Code in the image'))).toBeVisible()
      await tryLogIn(page, t, player)
      await expect(page.getByRole('button', { name: t('Your wallets') })).toBeVisible()
    })

    const home = await context.newPage()
    await closePopups(home)
    await test.step('the member’s other tab shows incoming money automatically', async () => {
      await home.goto('/m/login')
      await logIn(home, t, player)
      await creditMember(player.username, merchant, STARTING_BALANCE)
      await expect.poll(() => centsOf(home.locator('header'))).toBe(Number(STARTING_BALANCE) * 100)
    })

    await test.step('the member spins with the money, and both tabs show the new balance', async () => {
      const slot = await openSlot(page, t)
      const spins = await spinUntilBalanceChanges(slot, texts, bar)
      await expect.poll(() => roundsOf(player.username, merchant)).toBe(spins)
      const left = await centsOf(bar)
      await home.bringToFront()
      await expect.poll(() => centsOf(home.locator('header'))).toBe(left)
    })

    await test.step('the member returns to the lobby', async () => {
      await page.bringToFront()
      await page.getByRole('button', { name: t('Leave game') }).tap()
      await page.getByRole('link', { name: t('Home'), exact: true }).tap()
      await expect.poll(() => centsOf(bar)).toBe(await centsOf(home.locator('header')))
    })
  },
)
