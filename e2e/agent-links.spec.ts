import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { withDatabase } from './kit/ledger.ts'
import { newAgentWithPlayer } from './kit/line.ts'
import { newName } from './kit/newcomer.ts'
import { closePopups } from './kit/popups.ts'
import { signIn } from './kit/session.ts'
import { registerHere, watchCaptchas } from './kit/steps.ts'

const PASSWORD = 'Demo2026'
const main = (page: Page) => page.getByRole('main')

const MEMBER_WITH_UPLINE = `
  select member.type, upline.account as upline, ladder.thousandths as rate from member
  join member upline on upline.id = member.upline_id
  left join rebate_ladder ladder on ladder.member_id = member.id and ladder.category = 'LIVE'
  where member.account = $1 and member.merchant_code = $2`

const membersWithUpline = (account: string, merchant: string) =>
  withDatabase(async ({ pool }) => (await pool.query(MEMBER_WITH_UPLINE, [account, merchant])).rows)

test('an agent creates a link, a visitor registers by the link, and is listed at the link until it is deleted', async ({
  page,
  browser,
  baseURL,
  t,
  merchant,
}) => {
  const { agent } = await newAgentWithPlayer(merchant, { agent: '0.00', player: '0.00' })
  const newcomer = newName()
  let link = ''
  const sheet = page.getByRole('dialog', { name: t('For agents'), exact: true })

  await test.step('the agent creates a link for agents with a specific rate', async () => {
    await signIn(page, agent, '/m/agentRegister')
    await expect(main(page).getByText(t('No links yet'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
    await main(page)
      .getByRole('button', { name: t('Create link') })
      .tap()
    const form = page.getByRole('dialog', { name: t('Create link'), exact: true })
    await form.getByRole('button', { name: t('Agent'), exact: true }).tap()
    expect(await violationsInDeepRun(page)).toEqual([])
    await form.getByRole('button', { name: t('Choose'), exact: true }).tap()
    await form.getByRole('combobox').nth(2).selectOption('0.1')
    // Scrolls to the end of the sheet: a field half covered by the button would count as a target that is too small.
    await form
      .getByRole('combobox')
      .last()
      .evaluate((last) => last.scrollIntoView({ block: 'center' }))
    expect(await violationsInDeepRun(page)).toEqual([])
    await form.getByRole('button', { name: t('Create link') }).tap()
    await expect(sheet.getByRole('img')).toBeVisible()
    link = (await sheet.locator('code').first().textContent()) ?? ''
    expect(link).toMatch(/\/m\/register\?affiliateCode=[2-9A-Z]{8}$/)
    await expect(sheet.getByText(t('No members yet. Members who register with this link appear here.'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), hasTouch: true })
  const otherPage = await context.newPage()
  watchCaptchas(context)
  await closePopups(otherPage)

  await test.step('a visitor registers by the link on another phone, and is a downline agent with that rate', async () => {
    await otherPage.goto(link)
    await expect(
      otherPage.getByText(t('You’re joining with invitation {code}.').replace('{code}', link.slice(-8))),
    ).toBeVisible()
    await registerHere(otherPage, t, { username: newcomer, password: PASSWORD })
    expect(await membersWithUpline(newcomer, merchant)).toEqual([{ type: 1, upline: agent.username, rate: 100 }])
  })

  await test.step('the agent finds the new agent in the link’s list, and deletes the link', async () => {
    await openHydrated(page, '/m/agentRegister')
    await main(page)
      .getByRole('button', { name: link.slice(-8) })
      .tap()
    await expect(sheet.getByText(newcomer)).toBeVisible()
    await sheet.getByRole('button', { name: t('Delete link') }).tap()
    await page
      .getByRole('dialog', { name: t('Delete this link?'), exact: true })
      .getByRole('button', { name: t('Delete'), exact: true })
      .tap()
    // Within the main content, because the sheet of the link, closed by now, has the same text.
    const row = main(page).getByRole('listitem')
    await expect(row.getByText(t('Deleted'), { exact: true })).toBeVisible()
  })

  await test.step('the link accepts no registration any more', async () => {
    const late = await browser.newContext({ ...(baseURL !== undefined && { baseURL }), hasTouch: true })
    const third = await late.newPage()
    await closePopups(third)
    await third.goto(link)
    const refused = t('Invitation {refused} from your link is no longer valid.').replace('{refused}', link.slice(-8))
    await expect(third.getByText(refused)).toBeVisible()
    await late.close()
  })
  await context.close()
})
