import { randomInt } from 'node:crypto'

import { dayOf } from '@ante/contract/kit/days.ts'
import { claimedDeposit } from '@ante/gateway/cashier/test/claimed-deposits.ts'
import { queuedWithdrawals } from '@ante/gateway/cashier/test/queued-withdrawals.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { Page } from '@playwright/test'

import { AURORA_ONLY, isGateRun } from './kit/brand.ts'
import { unpaidDeposit } from './kit/console-data.ts'
import { expect, test } from './kit/console-journey.ts'
import { newName } from './kit/newcomer.ts'
import { withSiteGateway } from './kit/site-gateway.ts'

const ZONE = 'Asia/Manila'
/** Withdrawals that one person decides. One in `REJECTED` is rejected. */
const WITHDRAWALS = isGateRun ? 12 : 200
const REJECTED = 6
/** Maximum time in milliseconds until the provider has paid the withdrawals. */
const PAID_MS = 120_000

const panel = (page: Page) => page.getByRole('complementary')

/** Returns a unique amount around `about`, so that other journeys' rows can be filtered out. */
const unique = (about: number) => `${about + randomInt(40)}.${randomInt(10, 99)}`

test(
  'a person decides a queue of withdrawals by keyboard, and the provider pays them',
  { tag: AURORA_ONLY },
  async ({ openAsStaff }) => {
    const amount = unique(150)
    const ids = await withSiteGateway((gateway) =>
      queuedWithdrawals(gateway, { merchantCode: 'aurora', count: WITHDRAWALS, amount }),
    )
    const address = `/m/aurora/withdrawals?minimum=${amount}&maximum=${amount}`
    const { page, mail } = await openAsStaff(['finance', 'aurora'], address)
    await expect(page.getByRole('grid', { name: 'Withdrawals' })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    for (const [index, id] of ids.entries()) {
      await panel(page).getByText(id, { exact: true }).waitFor()
      await page.keyboard.press(index % REJECTED === REJECTED - 1 ? 'r' : 'a')
      await panel(page).locator('form').waitFor()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('Nothing to review')).toBeVisible()
    expect(page.url(), 'the filter survives the decisions').toContain(`minimum=${amount}`)

    const rejected = Math.floor(WITHDRAWALS / REJECTED)
    await expect
      .poll(() => countByState(ids), { timeout: PAID_MS })
      .toEqual({ SUCCESS: WITHDRAWALS - rejected, REJECTED: rejected })
    expect(await countEntries(mail)).toEqual({
      'cashier.withdrawal.approve': WITHDRAWALS - rejected,
      'cashier.withdrawal.reject': rejected,
    })
  },
)

test(
  'a credit above the limit is requested in one browser, approved in another, and posted once',
  { tag: AURORA_ONLY },
  async ({ openAsStaff }) => {
    const account = newName()
    const player = await withSiteGateway((gateway) => makeTestMember(gateway, '100.00', { account }))
    const { page: risk } = await openAsStaff(['risk', 'aurora'], '/m/aurora/approvals')
    await expect(risk.getByRole('heading', { name: 'Approvals', level: 1 })).toBeVisible()
    const { page: finance } = await openAsStaff(['finance', 'aurora'], `/m/aurora/players/${player}`)
    await finance.getByRole('button', { name: 'Actions' }).click()
    await finance.getByRole('menuitem', { name: 'Credit or debit' }).click()
    await finance.getByLabel('Amount in PHP').fill('900')
    await finance.getByLabel('Reason', { exact: true }).fill('Outage of 30 November')
    await finance.getByRole('button', { name: 'Credit', exact: true }).click()
    await expect(finance.getByText('Requested. Another person must approve it.')).toBeVisible()

    await test.step('the requester sees the credit, but cannot decide', async () => {
      await finance.getByRole('link', { name: /^Approvals/ }).click()
      await finance.getByRole('row').filter({ hasText: account }).click()
      await expect(panel(finance).getByRole('button', { name: 'Withdraw' })).toBeVisible()
      await expect(panel(finance).getByRole('button', { name: /^Approve/ })).toHaveCount(0)
    })

    await test.step('the request is pushed to the other person, who approves by keyboard', async () => {
      await risk.getByRole('button', { name: /^\d+ new$/ }).click()
      await risk.getByRole('row').filter({ hasText: account }).click()
      await expect(panel(risk).getByText('900')).not.toHaveCount(0)
      await risk.keyboard.press('a')
      await risk.getByLabel('Reason', { exact: true }).fill('Agreed, ticket 4711')
      await risk.getByRole('button', { name: 'Approve', exact: true }).click()
      await expect(risk.getByRole('status').getByText(/Approved and applied\./)).toBeVisible()
    })

    await test.step('the requester’s open page shows the approval, and the ledger has the credit once', async () => {
      await expect(finance.getByText('This change was decided, edited or withdrawn meanwhile.')).toBeVisible()
      await finance.goto(`/m/aurora/players/${player}?tab=ledger`)
      await expect(finance.getByText('+900.00')).toHaveCount(1)
      await expect(finance.getByText('1,000.00').first()).toBeVisible()
    })
  },
)

test(
  'a line of an imported bank statement is matched with the deposit that a player reported',
  { tag: AURORA_ONLY },
  async ({ openAsStaff }) => {
    const { id, toPay, memberId } = await withSiteGateway(async (gateway) => {
      const claimed = await claimedDeposit(gateway, { amount: String(500 + randomInt(400)) })
      return { ...claimed, memberId: claimed.member.memberId }
    })
    const { page } = await openAsStaff(['finance', 'aurora'], '/m/aurora/deposits?minimum=500')
    await page.getByRole('button', { name: 'Import' }).click()
    const day = dayOf(ZONE, Date.now())
    await page
      .getByLabel('Or paste it here')
      .fill(`date,amount,currency,payer,reference\n${day} 23:50,${toPay},PHP,"REYES, ANA",${id}\n`)
    await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
    await page.getByRole('row').filter({ hasText: id }).click()
    await expect(panel(page).getByText('exact amount')).toBeVisible()
    await page.keyboard.press('a')
    await panel(page).locator('form').waitFor()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').getByText(/^Credited to /)).toBeVisible()
    await expect(page.getByRole('grid', { name: 'Deposits' }).getByText(id)).toHaveCount(0)

    await page.goto(`/m/aurora/players/${memberId}?tab=ledger`)
    await expect(page.getByRole('row').filter({ hasText: `+${toPay}` })).toHaveCount(1)
  },
)

test(
  'a day with a deposit that the provider does not know is explained and signed off',
  { tag: AURORA_ONLY },
  async ({ openAsStaff }) => {
    const { id } = await withSiteGateway(unpaidDeposit)
    const { page, mail } = await openAsStaff(['finance', 'aurora'], '/m/aurora/reconciliation')
    await page.getByRole('button', { name: 'Compare again' }).click()
    const difference = page.getByRole('row').filter({ hasText: id })
    await expect(difference.getByText('Missing there')).toBeVisible()
    await difference.click()
    await panel(page).getByRole('button', { name: /Cause/ }).click()
    await page.getByRole('option', { name: 'Error of our staff' }).click()
    await panel(page).getByLabel('Note').fill('Approved without a payment')
    await panel(page).getByRole('button', { name: 'Take over and save' }).click()
    await expect(panel(page).getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')

    const signOff = page.getByRole('main').getByRole('button', { name: 'Sign off' })
    for (let left = await signOff.count(); left > 0; left--) {
      await signOff.first().click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click()
      await expect(signOff).toHaveCount(left - 1)
    }
    await page.reload()
    await expect(page.getByText(`Signed by ${mail}`).first()).toBeVisible()
    await page.getByRole('row').filter({ hasText: id }).click()
    await expect(panel(page).getByText('Error of our staff')).toBeVisible()
    await expect(panel(page).getByRole('button', { name: /save/i })).toHaveCount(0)
  },
)

/** Returns the number of withdrawals by state. */
const countByState = (ids: readonly string[]) =>
  withSiteGateway(async ({ ports: { db } }) => {
    const rows = await db
      .selectFrom('withdrawal')
      .select((row) => ['state', row.fn.countAll<bigint>().as('count')])
      .where('id', 'in', ids)
      .groupBy('state')
      .execute()
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
  })

/** Returns the number of decisions in the audit log by a person, by action. */
const countEntries = (actor: string) =>
  withSiteGateway(async ({ ports: { db } }) => {
    const rows = await db
      .selectFrom('audit_entry')
      .select((row) => ['action', row.fn.countAll<bigint>().as('count')])
      .where('actor', '=', actor)
      .where('object', 'like', 'withdrawal:%')
      .where('action', 'in', ['cashier.withdrawal.approve', 'cashier.withdrawal.reject'])
      .groupBy('action')
      .execute()
    return Object.fromEntries(rows.map(({ action, count }) => [action, Number(count)]))
  })
