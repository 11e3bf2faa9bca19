import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { openAwake } from './kit/awake.ts'
import { barriersInDeepRun } from './kit/barriers.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { giveMoney, roundsOf } from './kit/ledger.ts'
import { newPlayer } from './kit/newcomer.ts'
import { signUp } from './kit/session.ts'
import { openSlot, spinUntilItMatters } from './kit/steps.ts'
import { playRound } from './kit/vendor.ts'
import { arabic, english } from './kit/slot-words.ts'

const GIVEN = 500n

/** In the list alone: the steps of a round that was opened are lines, too. */
const rounds = (page: Page) => page.locator('main li > button[aria-haspopup="dialog"]')
const search = (page: Page) => new URL(page.url()).searchParams

test('a player looks up what he has played, narrows it, and takes it along', async ({
  page,
  say,
  merchant,
  language,
}) => {
  const player = newPlayer()
  const words = language === 'ar' ? arabic : english
  const sum = (name: string) =>
    page
      .locator('main dl')
      .first()
      .locator('div')
      .filter({ has: page.getByText(say(name), { exact: true }) })
      .locator('dd')
  const days = page.getByRole('navigation', { name: say('Days') })
  let played = 0

  await test.step('nobody has played yet: the record says so, and leads to the games', async () => {
    await signUp(page, player, '/m/gameRecord?days=month')
    await expect(page.getByText(say('Nothing played in 30 days'))).toBeVisible()
    await expect(page.getByRole('link', { name: say('To the games') })).toBeVisible()
  })

  await test.step('he plays the slot, and another game of the same maker takes and pays', async () => {
    await giveMoney(player.username, merchant, GIVEN)
    played = await spinUntilItMatters(await openSlot(page, say), words, page.locator('header'))
    await playRound(player.username, merchant, { stake: '2.00', win: '7.00' })
    await playRound(player.username, merchant, { stake: '3.00', win: '0.00' })
    played += 2
    await expect.poll(() => roundsOf(player.username, merchant)).toBe(played)
  })

  await test.step('all of it stands in the record, with its sums', async () => {
    await openAwake(page, '/m/gameRecord')
    await expect(rounds(page)).toHaveCount(played)
    await expect(sum('Rounds')).toHaveText(String(played))
    expect(await stillCentsOf(sum('Paid out'))).toBeGreaterThanOrEqual(7_00)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('he asks for what he won; the address keeps it over a reload', async () => {
    await page.getByRole('button', { name: say('Filter'), exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: say('Filter rounds') })
    await sheet.getByRole('button', { name: say('Won'), exact: true }).tap()
    await sheet.getByRole('button', { name: say('Show rounds') }).tap()
    await expect.poll(() => search(page).get('status')).toBe('won')
    await expect(rounds(page).first()).toContainText(say('Won'))
    const won = await rounds(page).count()
    await page.reload()
    await expect(rounds(page)).toHaveCount(won)
    await expect(sum('Rounds')).toHaveText(String(won))
  })

  await test.step('on other days there is nothing, and one tap widens the search', async () => {
    await days.getByRole('button', { name: say('Yesterday') }).tap()
    await expect(page.getByText(say('No rounds here'))).toBeVisible()
    await page.getByRole('button', { name: say('Show all of 30 days') }).tap()
    await expect(rounds(page)).toHaveCount(played)
    expect(search(page).get('days')).toBe('month')
  })

  await test.step('a round shows its steps and what its maker tells; back closes it', async () => {
    await rounds(page).last().tap()
    const sheet = page.getByRole('dialog', { name: say('Round'), exact: true })
    await expect(sheet.getByText(say('Stake taken'))).toBeVisible()
    await expect(sheet.getByRole('img', { name: say('Result of the round') })).toBeVisible()
    await expect(sheet.getByRole('button', { name: say('Copy all for support') })).toBeVisible()
    await page.goBack()
    await expect(sheet).toBeHidden()
    expect(search(page).get('days')).toBe('month')
  })

  await test.step('he saves it as a file', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Save as a CSV file') }).tap()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^rounds-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(lines).toHaveLength(played + 1)
  })

  await test.step('a round that is played meanwhile comes by itself', async () => {
    await playRound(player.username, merchant, { stake: '4.00', win: '9.00' })
    await expect(rounds(page)).toHaveCount(played + 1)
    await expect(sum('Rounds')).toHaveText(String(played + 1))
  })

  await test.step('an address that makes no sense shows the usual record, and says so', async () => {
    await openAwake(page, '/m/gameRecord?gameType=CHESS&days=always&status=stolen')
    await expect(page.getByText(say('Part of this link is not known here and was left out.'))).toBeVisible()
    await expect(rounds(page)).toHaveCount(played + 1)
  })
})
