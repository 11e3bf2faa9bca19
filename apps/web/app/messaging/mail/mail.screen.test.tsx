import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

const PAID = 'Withdrawal paid'
const main = page.getByRole('main')
const lines = (text: string) =>
  findAll('main a[href*="/m/webEmail?id="]').filter(({ textContent }) => textContent.includes(text))
const isUnread = (text: string) => lines(text).map(({ dataset }) => dataset['unread'])
const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true })

test('a mail arrives while the list is open, and stays read once it was opened', async () => {
  const member = await newMember()
  await openScreen('/m/webEmail', { member, live: true })
  await expect.element(main).toBeVisible()
  await runServerAction('mailPaidWithdrawal', member.memberId)
  await expect.poll(() => isUnread(PAID)).toEqual(['true'])

  await openScreen('/m/mine', { member, live: true })
  const entry = await findOne('main a[href="/m/webEmail"]')
  await expect.poll(() => entry.textContent).toMatch(/\d/)
  entry.click()
  await expect.poll(() => lines(PAID).length).toBe(1)
  expect(await violationsInDeepRun()).toEqual([])
  lines(PAID)[0]?.click()
  await expect.element(main.getByRole('heading', { name: PAID })).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  history.back()
  await expect.poll(() => isUnread(PAID)).toEqual(['false'])
})

test('a mail is shown with clean HTML, and mails are deleted individually or together', async () => {
  const member = await newMember()
  await runServerAction('mailPaidWithdrawal', member.memberId)
  const html =
    '<p onclick="document.title=1">Hello</p><img src=x onerror="document.title=2"><script>document.title=3</script>'
  const key = `letter-${crypto.randomUUID()}`
  await runOperator(
    'mail',
    'send',
    'aurora',
    key,
    '--audience',
    member.account,
    '--title',
    'A letter',
    '--content',
    html,
  )
  await openScreen('/m/webEmail', { member, live: true })
  await expect.poll(() => isUnread('A letter')).toEqual(['true'])
  lines('A letter')[0]?.click()
  await expect.element(main.getByText('Hello', { exact: true })).toBeVisible()
  expect(findAll('main img[src="x"], main [onclick], main script')).toEqual([])
  expect(document.title).not.toMatch(/^[123]$/)

  await button('Delete').click()
  await expect.poll(() => [lines('A letter').length, lines(PAID).length]).toEqual([0, 1])
  await button('Choose').click()
  await button('All').click()
  await button(/^Delete /).click()
  await expect.element(main.getByText('No messages yet')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await openScreen('/m/webEmail', { member })
  await expect.element(main.getByText('No messages yet')).toBeVisible()
})

test('mails and notices share one page', async () => {
  const member = await newMember()
  await runServerAction('mailPaidWithdrawal', member.memberId)
  await openScreen('/m/message', { member, live: true })
  await expect.element(page.getByRole('tab', { name: /^Inbox .[1-9]/ })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => lines(PAID).length).toBe(1)
  await page.getByRole('tab', { name: /^Notices/ }).click()
  await expect.poll(() => location.search).toMatch(/tab=notices/)
  expect(await violationsInDeepRun()).toEqual([])
})

test('on a wide screen the inbox stays beside the shown mail', async () => {
  await page.viewport(1024, 768)
  const member = await newMember()
  await runServerAction('mailPaidWithdrawal', member.memberId)
  await openScreen('/m/webEmail', { member, live: true })
  await expect.poll(() => lines(PAID).length).toBe(1)
  lines(PAID)[0]?.click()
  await expect.element(main.getByRole('heading', { name: PAID })).toBeVisible()
  expect(lines(PAID).map((line) => line.ariaCurrent)).toEqual(['true'])
  await expect.poll(() => isUnread(PAID)).toEqual(['false'])

  await page.viewport(390, 844)
  await expect.poll(() => lines(PAID).length).toBe(0)
  await expect.element(main.getByRole('heading', { name: PAID })).toBeVisible()
})

test('staff without a session sees the preview of a letter as members get it', async () => {
  const fragment = await runServerAction('letterPreview', 'News of July')
  await openScreen(`/m/webEmail#${fragment}`)
  await expect.element(main.getByRole('heading', { name: 'News of July' })).toBeVisible()
  await expect.element(main.getByText('Shown before it is sent.')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
})

test('a preview whose token has expired says so to a visitor, instead of asking for a login', async () => {
  await openScreen(`/m/webEmail#preview=${'A'.repeat(60)}`)
  await expect.element(main.getByText('Message not found')).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
})
