import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { BOTH } from './kit/brand.ts'
import { expect, test } from './kit/journey.ts'
import { operate } from './kit/operator.ts'
import { signIn } from './kit/session.ts'
import { forgetWhatWasRead } from './kit/unread.ts'

/** The demo's addresses are of a site that is set aside for examples. */
const EXAMPLE = 'https://example.com/'
const FIRST_WAY = { aurora: 'telegram', lotus: 'live-chat' }

/** It comes when the page has been taken over and the browser rests: from then on every tap counts. */
const atRest = (page: Page) => expect(page.getByRole('complementary')).toBeVisible()

async function withoutChat(merchant: string, look: () => Promise<void>): Promise<void> {
  await operate('flags', 'set', merchant, 'LIVECHAT3', 'off')
  try {
    await look()
  } finally {
    await operate('flags', 'set', merchant, 'LIVECHAT3', 'on')
  }
}

test(
  'customer service floats over home: chat and ways unfold, several of one kind open a list, one alone opens at once',
  { tag: BOTH },
  async ({ page, say, merchant }) => {
    await page.goto('/m/home')
    const floating = page.getByRole('complementary')
    const ways = page.locator(`a[href^="${EXAMPLE}${merchant}/"]`)
    const button = floating.locator('button[aria-controls]')
    await button.tap()
    await expect(floating.getByRole('link').first()).toHaveAccessibleName(say('Chat with us'))
    await expect(ways).toHaveCount(merchant === 'lotus' ? 1 : 2)
    await expect(ways.first()).toHaveAttribute('href', `${EXAMPLE}${merchant}/${FIRST_WAY[merchant]}`)
    await page.keyboard.press('Escape')
    await expect(ways.first()).toBeHidden()
    if (merchant === 'lotus') {
      await withoutChat(merchant, async () => {
        await openAwake(page, '/m/home')
        await expect(button).toHaveCount(0)
        await expect(ways).toHaveCount(1)
        await expect(ways).toHaveAttribute('target', '_blank')
        await expect(ways).toHaveAttribute('rel', 'noopener noreferrer')
      })
      return
    }
    await button.tap()
    await floating.locator('li button').tap()
    const desks = page.getByRole('dialog').getByRole('link')
    await expect(desks).toHaveCount(2)
    await expect(desks.first()).toHaveAttribute('href', `${EXAMPLE}aurora/live-chat`)
  },
)

test('an answer that is written anew stands on an open page at once, its tables too', async ({ page, merchant }) => {
  const key = `levels-${randomUUID().slice(0, 8)}`
  const table = '<table><tr><th>Level</th><th>Bonus</th></tr><tr><td>1</td><td>5%</td></tr></table>'
  const answer = page.getByRole('main').getByRole('button', { name: `What is ${key}?` })
  await openAwake(page, '/m/help')
  await atRest(page)
  await operate('answers', 'set', merchant, key, '--title', `What is ${key}?`, '--content', table, '--language', 'EN')
  try {
    await answer.tap()
    await expect(page.getByRole('cell', { name: '5%', exact: true })).toBeVisible()
  } finally {
    await operate('answers', 'remove', merchant, key)
  }
  await expect(answer).toHaveCount(0)
})

test('news for agents are for agents, and are read once they were seen', async ({ page, merchant }) => {
  await forgetWhatWasRead('agent01', merchant)
  await page.goto('/m/member/notice?types=A')
  await page.waitForURL('**/m/login')
  await signIn(page, { username: 'agent01', password: 'Demo2026' }, '/m/notice')
  const told = page.waitForResponse(/readAnnouncements/)
  await page.getByRole('main').locator('a[href^="/m/member/notice"]').tap()
  const unread = page.getByRole('main').locator('a[data-unread="true"]')
  await expect(unread).toHaveCount(1)
  await told
  await page.reload()
  await expect(page.getByRole('main').locator('li a')).toHaveCount(1)
  await expect(unread).toHaveCount(0)
})
