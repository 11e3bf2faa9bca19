import { readFile } from 'node:fs/promises'

import { barriersInDeepRun } from './kit/barriers.ts'
import { stillCentsOf } from './kit/figures.ts'
import { expect, test } from './kit/journey.ts'
import { newLine } from './kit/line.ts'
import { signIn } from './kit/session.ts'
import { playRound } from './kit/vendor.ts'

test('a player claims the rebate on his bets, once, and finds it in his record', async ({ page, say, merchant }) => {
  const { player } = await newLine(merchant, { agent: '0.00', player: '1000.00' })
  const total = page.locator('main section p').first()
  const claim = page.locator('main').getByRole('button', { name: say('Claim'), exact: true })
  const lines = page.locator('main li').filter({ has: page.locator('svg') })

  await test.step('without a bet there is nothing to claim', async () => {
    await signIn(page, player, '/m/member/manualRebate')
    await expect(claim).toBeDisabled()
    await expect(page.getByText(say('Every bet that ends adds to it, whether you win or lose.'))).toBeVisible()
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('what he plays meanwhile adds to it by itself', async () => {
    await playRound(player.username, merchant, { stake: '500.00', win: '400.00' })
    await expect(claim).toBeEnabled()
    expect(await stillCentsOf(total)).toBe(3_00)
  })

  await test.step('he claims it, has it, and there is nothing more', async () => {
    await claim.tap()
    await expect(claim).toBeDisabled()
    await expect.poll(() => stillCentsOf(total)).toBe(0)
    const paid = page.getByRole('region', { name: say('Paid lately') }).getByRole('listitem')
    await expect(paid).toHaveCount(1)
    expect(await stillCentsOf(paid.locator('bdi'))).toBe(3_00)
    expect(await barriersInDeepRun(page)).toEqual([])
  })

  await test.step('less than the least waits to be paid by itself', async () => {
    await playRound(player.username, merchant, { stake: '50.00', win: '20.00' })
    await expect.poll(() => stillCentsOf(total)).toBe(30)
    await expect(claim).toBeDisabled()
  })

  await test.step('the record has it with its bets, by kind of game, and as a file', async () => {
    await page.getByRole('link', { name: say('All rebates') }).tap()
    await expect(lines).toHaveCount(1)
    expect(await barriersInDeepRun(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Save as a CSV file') }).tap()
    const file = await saved
    const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
    expect(rows[1]).toContain('RNG,500.00,0.6,3.00')
    await page.getByRole('button', { name: say('Filter'), exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: say('Filter'), exact: true })
    await sheet.getByRole('button', { name: say('Live casino'), exact: true }).tap()
    await expect(page.getByText(say('No rebates here'))).toBeVisible()
    await page.getByRole('button', { name: say('Show all of 30 days') }).tap()
    await expect(lines).toHaveCount(1)
  })
})
