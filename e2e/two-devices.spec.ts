import type { Page } from '@playwright/test'

import { expect, test } from './kit/journey.ts'
import { roundsOf } from './kit/ledger.ts'
import { signUpWith, signIn } from './kit/session.ts'
import { openSlot } from './kit/steps.ts'
import { arabic, english } from './kit/slot-texts.ts'

/** Returns the address of the game that this page opens next. */
async function nextGameAddress(page: Page): Promise<string> {
  const answer = await page.waitForResponse((response) => response.url().endsWith('/wps/game/launchGame'))
  const { value } = (await answer.json()) as { value: { content: { game_url: string } } }
  return value.content.game_url
}

test('a game is playable only on the page that opened it last, and its launch address works once @aurora', async ({
  page,
  context,
  t,
  merchant,
  language,
}) => {
  const texts = language === 'ar' ? arabic : english
  const player = await signUpWith(page, { units: 100n, merchant })
  const address = nextGameAddress(page)
  const first = await openSlot(page, t)
  const otherPage = await context.newPage()

  await test.step('a used launch address shows a link back', async () => {
    await otherPage.goto(await address)
    await expect(otherPage.getByRole('heading', { name: texts.sessionOver, exact: true })).toBeVisible()
    await otherPage.getByRole('button', { name: texts.leave, exact: true }).tap()
    await expect(otherPage).toHaveURL(/^http:\/\/[^/]+\/$/)
  })

  await test.step('a game opened in a second tab stops in the first tab, where no stake is possible', async () => {
    await signIn(otherPage, player)
    await openSlot(otherPage, t)
    await page.bringToFront()
    await first.getByRole('button', { name: texts.spin, exact: true }).tap()
    await expect(first.getByRole('heading', { name: texts.playedElsewhere, exact: true })).toBeVisible()
    expect(await roundsOf(player.username, merchant)).toBe(0)
  })

  await test.step('the player can continue in the first tab', async () => {
    await first.getByRole('button', { name: texts.playHere, exact: true }).tap()
    await expect(first.getByRole('heading', { name: texts.playedElsewhere, exact: true })).toBeHidden()
    const spin = first.getByRole('button', { name: texts.spin, exact: true })
    await expect(spin).toBeEnabled()
    await spin.tap()
    await expect.poll(() => roundsOf(player.username, merchant)).toBe(1)
  })
})
