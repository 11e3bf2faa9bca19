import { getResponsibleGaming, startExclusion } from '@ante/contract/responsible-gaming/responsible-gaming.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

import { accessibilityViolations } from '../../test/screens/accessibility-violations.ts'
import { callAs } from '../../test/screens/call-as.ts'
import { findOne } from '../../test/screens/find.ts'
import { newMember, openScreen } from '../../test/screens/open-screen.tsx'
import type { Merchant, ScreenMember } from '../../test/screens/new-member.ts'
import { ownGateway } from '../../test/screens/own-gateway.ts'
import { runServerAction } from '../../test/screens/run-server-action.ts'
import { deviceStorage } from '../lib/browser/storage.ts'

ownGateway()

/** Path of the call whose answer says whether the member is excluded. */
const EXCLUSION_PATH = getResponsibleGaming.path
const ROUND = 'main li > button[aria-haspopup="dialog"]'
const sheet = page.getByRole('dialog', { name: 'Share win' })
const amountBox = sheet.getByRole('checkbox', { name: 'Hide amount' })

/** Texts drawn since the canvas was last painted over, without the marks that isolate them. */
let drawn: string[] = []
beforeEach(() => {
  drawn = []
  const { prototype } = CanvasRenderingContext2D
  const { fillText, fillRect } = prototype
  prototype.fillText = function noted(this: CanvasRenderingContext2D, ...args) {
    drawn.push(args[0].replace(/[\u2066-\u2069]/g, ''))
    return fillText.apply(this, args)
  }
  prototype.fillRect = function cleared(this: CanvasRenderingContext2D, ...args) {
    if (args[2] === this.canvas.width) drawn = []
    return fillRect.apply(this, args)
  }
  onTestFinished(() => void Object.assign(prototype, { fillText, fillRect }))
})

/** Simulates a browser that shares pictures; returns the shared data. */
function sharingBrowser(): ShareData[] {
  const given: ShareData[] = []
  const parts = { canShare: () => true, share: async (data: ShareData) => void given.push(data) }
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(navigator, name, { configurable: true, value })
    onTestFinished(() => void Reflect.deleteProperty(navigator, name))
  }
  return given
}

/** Simulates a browser that cannot share. */
function withoutSharing(): void {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: undefined })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'canShare'))
}

async function openWin(merchant: Merchant = 'aurora'): Promise<ScreenMember> {
  const member = await newMember({ merchant, balance: '500.00' })
  await runServerAction('playRound', { memberId: member.memberId, stake: '2.00', win: '7.00' })
  await openScreen('/m/gameRecord', { member, merchant })
  ;(await findOne(ROUND)).click()
  return member
}

const shareWin = () => page.getByRole('dialog', { name: 'Round' }).getByRole('button', { name: 'Share win' }).click()

test('the picture of a win shows game, multiplier and amount, and is shared as a PNG without the player', async () => {
  const given = sharingBrowser()
  const member = await openWin()
  await shareWin()
  await expect.element(sheet.getByRole('img', { name: /Northlight Reels, .×3\.5., Payout ₱7\.00/ })).toBeVisible()
  await expect.poll(() => drawn).toEqual(expect.arrayContaining(['Northlight Reels', '×3.5', 'Payout', '₱7.00']))
  expect(drawn).toContain('21+ · Play responsibly')
  expect(drawn.join()).not.toContain(member.account)
  expect(await accessibilityViolations()).toEqual([])

  await sheet.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.poll(() => given.length).toBe(1)
  const [file] = given[0]?.files ?? []
  expect(file).toMatchObject({ name: 'win.png', type: 'image/png' })
  const picture = file && (await createImageBitmap(file))
  expect([picture?.width, picture?.height]).toEqual([1080, 1350])
  expect(JSON.stringify([given[0]?.text, given[0]?.url])).not.toContain(member.account)
})

test('a hidden amount is not drawn', async () => {
  sharingBrowser()
  await openWin()
  await shareWin()
  await expect.poll(() => drawn).toContain('₱7.00')
  await amountBox.click()
  await expect.poll(() => drawn).not.toContain('₱7.00')
  await expect.poll(() => drawn).toContain('×3.5')
  expect(drawn.join()).not.toMatch(/₱|7\.00|2\.00|Payout/)
  await expect.element(sheet.getByRole('img')).not.toHaveAccessibleName(/₱/)
  await amountBox.click()
  await expect.poll(() => drawn).toContain('₱7.00')
})

test('a browser that shares no pictures saves the picture, and copies the referral link', async () => {
  withoutSharing()
  await openWin()
  await shareWin()
  const saved: string[] = []
  const note = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return
    event.preventDefault()
    saved.push(event.target.download)
  }
  document.addEventListener('click', note, true)
  onTestFinished(() => document.removeEventListener('click', note, true))
  await sheet.getByRole('button', { name: 'Save image' }).click()
  await expect.poll(() => saved).toEqual(['win.png'])
  await expect.element(sheet.getByRole('button', { name: 'Share', exact: true })).not.toBeInTheDocument()

  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'))
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => copied).toEqual([expect.stringMatching(/\/m\/register\?affiliateCode=\w+$/)])
})

test('the amount of a member who hides the balance is hidden, and can be shown', async () => {
  sharingBrowser()
  deviceStorage.set('hideBalance', '1')
  onTestFinished(() => deviceStorage.remove('hideBalance'))
  await openWin()
  await shareWin()
  await expect.element(amountBox).toBeChecked()
  await expect.poll(() => drawn).toContain('×3.5')
  expect(drawn.join()).not.toMatch(/₱|Payout/)
  await amountBox.click()
  await expect.poll(() => drawn).toContain('₱7.00')
})

test.each([
  ['during a time-out', '1d'],
  ['during a self-exclusion', '6m'],
] as const)('a member cannot share a win %s', async (_when, length) => {
  const member = await newMember({ balance: '500.00' })
  await runServerAction('playRound', { memberId: member.memberId, stake: '2.00', win: '7.00' })
  await callAs(member, startExclusion, { length, password: member.password })
  performance.clearResourceTimings()
  await openScreen('/m/gameRecord', { member })
  ;(await findOne(ROUND)).click()
  const round = page.getByRole('dialog', { name: 'Round' })
  await expect.element(round.getByRole('button', { name: 'Copy for customer service' })).toBeVisible()
  await expect
    .poll(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(EXCLUSION_PATH)))
    .toBe(true)
  await expect.element(round.getByRole('button', { name: 'Share win' })).not.toBeInTheDocument()
})

test('a lost round has no picture', async () => {
  const member = await newMember({ balance: '500.00' })
  await runServerAction('playRound', { memberId: member.memberId, stake: '2.00', win: '0.00' })
  await openScreen('/m/gameRecord', { member })
  ;(await findOne(ROUND)).click()
  const round = page.getByRole('dialog', { name: 'Round' })
  await expect.element(round.getByRole('button', { name: 'Copy for customer service' })).toBeVisible()
  await expect.element(round.getByRole('button', { name: 'Share win' })).not.toBeInTheDocument()
})
