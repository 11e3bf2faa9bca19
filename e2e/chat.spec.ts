import type { Page } from '@playwright/test'

import { openHydrated } from './kit/hydrated.ts'
import { violationsInDeepRun } from './kit/accessibility-violations.ts'
import { expect, test } from './kit/journey.ts'
import { newAgentWithPlayer } from './kit/line.ts'
import { runOperator } from './kit/operator.ts'
import { closePopups } from './kit/popups.ts'
import { signIn } from './kit/session.ts'
import { conversationNumber } from './kit/support.ts'
import type { Translate } from './kit/texts.ts'

const lines = (page: Page) => page.getByRole('log').getByRole('listitem')

async function write(page: Page, t: Translate, text: string): Promise<void> {
  await page.getByLabel(t('Your message'), { exact: true }).fill(text)
  await page.getByRole('button', { name: t('Send'), exact: true }).tap()
}

/** Replies to the chat that contains this message, once it exists. */
async function answer(text: string, texts: string): Promise<void> {
  await expect.poll(() => conversationNumber(text)).not.toBeNull()
  await runOperator('chat', 'send', (await conversationNumber(text)) ?? '', texts)
}

/** Opens the chat by the service buttons. A popup may appear with them, which gets the first tap or collapses them. */
async function openChat(page: Page, t: Translate): Promise<void> {
  const floating = page.getByRole('complementary')
  const chat = floating.getByRole('link', { name: t('Chat with us') })
  await expect(async () => {
    if (await chat.isHidden()) await floating.locator('button[aria-controls]').tap()
    await chat.tap({ timeout: 3_000 })
  }).toPass()
}

test('@aurora a member and a visitor chat with the merchant’s staff, also after a lost connection', async ({
  page,
  t,
  merchant,
  browser,
  baseURL,
  language,
}) => {
  const { player } = await newAgentWithPlayer(merchant, { agent: '0.00', player: '0.00' })
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
  const otherPage = await device.newPage()
  await closePopups(otherPage)
  const question = `Where is it, ${player.username}?`
  const thanks = `Thank you, says ${player.username}`
  const later = `One more thing, says ${player.username}`

  await test.step('the button over the home page leads to the chat', async () => {
    await signIn(page, player, '/m/home')
    await openChat(page, t)
    await page.waitForURL('**/m/service?chat=1')
    await expect(page.getByText(t('How can we help?'))).toBeVisible()
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  await test.step('a message is shown immediately, and the answer arrives automatically, with a safe link', async () => {
    await write(page, t, question)
    await expect(lines(page)).toHaveCount(1)
    await answer(question, 'See https://example.com/deposits.')
    await expect(lines(page)).toHaveCount(2)
    await expect(lines(page).last().getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    expect(await violationsInDeepRun(page)).toEqual([])
  })

  await test.step('without a connection a message waits for a retry, and is sent once', async () => {
    await page.context().setOffline(true)
    await write(page, t, thanks)
    await expect(page.getByRole('button', { name: t('Try again'), exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: t('Try again'), exact: true }).tap()
    await expect(page.getByRole('button', { name: t('Try again'), exact: true })).toHaveCount(0)
    await expect.poll(() => conversationNumber(thanks)).not.toBeNull()
    await page.reload()
    await expect(lines(page)).toHaveCount(3)
  })

  await test.step('an unsent message is sent on the next visit, once', async () => {
    await page.context().setOffline(true)
    await write(page, t, later)
    await expect(page.getByRole('button', { name: t('Try again'), exact: true })).toBeVisible()
    await page.context().setOffline(false)
    await page.reload()
    await expect.poll(() => conversationNumber(later)).not.toBeNull()
    await page.reload()
    await expect(lines(page)).toHaveCount(4)
  })

  await test.step('a dot marks unread messages on every page', async () => {
    await openHydrated(page, '/m/home')
    await answer(thanks, 'You are welcome.')
    const floating = page.getByRole('complementary')
    await expect(floating.getByText('1 new message').first()).toBeAttached()
    await openChat(page, t)
    await expect(lines(page)).toHaveCount(5)
  })

  await test.step('a visitor has a separate chat, and is answered as fast', async () => {
    const message = `I cannot sign in, ${player.username}.`
    await openHydrated(otherPage, '/m/service?chat=1')
    await write(otherPage, t, message)
    await expect(lines(otherPage)).toHaveCount(1)
    await answer(message, 'Which name do you use?')
    await expect(lines(otherPage)).toHaveCount(2)
    await otherPage.reload()
    await expect(lines(otherPage)).toHaveCount(2)
    await expect(lines(page)).toHaveCount(5)
  })
  await test.step('after the login the visitor’s messages follow those of the member', async () => {
    await signIn(otherPage, player, '/m/service?chat=1')
    await expect(lines(otherPage)).toHaveCount(7)
    await expect(lines(page)).toHaveCount(7)
    await otherPage.reload()
    await expect(lines(otherPage)).toHaveCount(7)
  })
  await device.close()
})
