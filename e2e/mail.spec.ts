import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { newName } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { operate } from './kit/operator.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** What the cashier writes as it pays a withdrawal; its own journey pays one whole. */
const PAID = `
  select write_mail(array[member.id], 'withdrawal:' || $3::text, 'withdrawal', 'withdrawal.paid', jsonb_build_object(
    'id', $3::text, 'amount', '300.00', 'currency', 'PHP', 'bank', 'Riverside Bank', 'digits', '4821', 'reason', ''),
    null, now(), true)
  from member where account = $1 and merchant_code = $2`

const withdrawalPaid = (account: string, merchant: string) =>
  withDatabase(async ({ pool }) => void (await pool.query(PAID, [account, merchant, `W${Date.now()}`])))

const lines = (page: Page) => page.getByRole('main').locator('a[href*="/m/webEmail?id="]')

test('a mail comes while one looks, is read on its page and stays read, and is deleted', async ({
  page,
  say,
  merchant,
}) => {
  const who = { username: newName(), password: 'Demo2026' }
  const main = page.getByRole('main')
  await signUp(page, who)

  /** A merchant that gives newcomers something writes them that as well. */
  const paid = lines(page).filter({ hasText: say('Your withdrawal is paid') })
  const letter = lines(page).filter({ hasText: 'A letter' })

  await test.step('it comes live, and the member centre counts it', async () => {
    await openAwake(page, '/m/webEmail')
    await withdrawalPaid(who.username, merchant)
    await expect(paid).toHaveCount(1)
    await openAwake(page, '/m/mine')
    const entry = main.locator('a[href="/m/webEmail"]')
    await expect(entry).toContainText(/\d/)
    await entry.tap()
    await expect(paid).toBeVisible()
    expect.soft(await barriersInDeepRun(page), 'mails').toEqual([])
  })

  await test.step('who sees it whole has read it', async () => {
    await paid.tap()
    await expect(main.getByRole('heading', { name: say('Your withdrawal is paid') })).toBeVisible()
    expect.soft(await barriersInDeepRun(page), 'a mail').toEqual([])
    await page.goBack()
    await expect(paid).toHaveAttribute('data-unread', 'false')
  })

  await test.step('a letter is shown clean, whatever was written into it', async () => {
    const html =
      '<p onclick="document.title=1">Hello</p><img src=x onerror="document.title=2"><script>document.title=3</script>'
    await operate(
      'mail',
      'send',
      merchant,
      `e2e-${who.username}`,
      '--to',
      who.username,
      '--title',
      'A letter',
      '--html',
      html,
    )
    await expect(letter).toHaveAttribute('data-unread', 'true')
    await letter.tap()
    await expect(main.getByText('Hello', { exact: true })).toBeVisible()
    await expect(main.locator('img[src="x"], [onclick], script')).toHaveCount(0)
    expect(await page.title()).not.toMatch(/^[123]$/)
  })

  await test.step('one is deleted where it is read, the rest are chosen', async () => {
    await main.getByRole('button', { name: say('Delete'), exact: true }).tap()
    await expect(letter).toHaveCount(0)
    await main.getByRole('button', { name: say('Choose'), exact: true }).tap()
    await main.getByRole('button', { name: say('All'), exact: true }).tap()
    await main.getByRole('button', { name: new RegExp(`^${say('Delete')} `) }).tap()
    await expect(main.getByText(say('No mail yet'))).toBeVisible()
    expect.soft(await barriersInDeepRun(page), 'no mail').toEqual([])
    await page.reload()
    await expect(main.getByText(say('No mail yet'))).toBeVisible()
  })
})

test('all that is written to a member stands on one page', async ({ page, say, merchant }) => {
  const who = { username: newName(), password: 'Demo2026' }
  await signUp(page, who)
  await withdrawalPaid(who.username, merchant)
  await openAwake(page, '/m/message')
  await expect(page.getByRole('tab', { name: new RegExp(`^${say('Mail')} .[1-9]`) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(lines(page).filter({ hasText: say('Your withdrawal is paid') })).toHaveCount(1)
  await page.getByRole('tab', { name: new RegExp(`^${say('Notices')}`) }).tap()
  await expect(page).toHaveURL(/tab=notices/)
  expect.soft(await barriersInDeepRun(page), 'messages').toEqual([])
})
