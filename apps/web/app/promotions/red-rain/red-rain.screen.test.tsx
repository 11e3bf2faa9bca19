import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { accessibilityViolations } from '../../../test/screens/accessibility-violations.ts'
import { allowMotion } from '../../../test/screens/device.ts'
import { findOne } from '../../../test/screens/find.ts'
import { loginSheet, logInByForm } from '../../../test/screens/log-in.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { runOperator, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

/** Window of a rain that lasts all day. */
const RULES = {
  windows: [{ at: '00:00', minutes: 1440 }],
  playsADay: 2,
  seconds: 5,
  amounts: [{ amount: '1.88', weight: 1 }],
}

beforeAll(async () => {
  const input = ['--type', 'RAFFLE', '--rules', JSON.stringify(RULES), '--title', 'Rain of a test', '--wagering', '2']
  await runOperator('promotions', 'create', 'aurora', 'rain', ...input, '--position', '-5')
  await runOperator('promotions', 'open', 'aurora', 'rain')
})

const main = page.getByRole('main')
/** The full-screen play. */
const round = page.getByRole('dialog')
const start = main.getByRole('button', { name: 'Start', exact: true })
const title = (name: string) => main.getByRole('heading', { name })
const contents = round.getByText('Your envelope contains')

test('a member opens a falling envelope, resumes an interrupted play, and has no plays left', async () => {
  await allowMotion()
  const member = await newMember()
  await openScreen('/m/redRain', { member })
  await expect.element(title('It’s raining envelopes')).toBeVisible()
  await expect.element(main.getByRole('table')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await start.click()
  const moreButton = round.getByRole('button', { name: 'Open envelope' })
  await expect.element(round.getByText('Tap an envelope. One is enough.')).toBeVisible()
  // The first envelopes need a moment to appear on the screen.
  await expect
    .poll(() => {
      moreButton.elements()[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return round.getByText('Yours opens when the rain ends.').elements().length
    })
    .toBe(1)
  await expect.element(contents).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  expect((await findOne('dialog[open] bdi')).textContent).toContain('1.88')

  await round.getByRole('button', { name: 'Play again' }).click()
  await expect.element(moreButton).toBeVisible()
  // Interrupts the play by a reload.
  await openScreen('/m/redRain', { member })
  await expect.element(title('You have an unopened envelope')).toBeVisible()
  await main.getByRole('button', { name: 'Open envelope', exact: true }).click()
  await expect.element(contents).toBeVisible()
  await round.getByRole('button', { name: 'Close' }).click()

  await expect.element(title('No plays left today')).toBeVisible()
  await expect.element(title('Your recent envelopes')).toBeVisible()
  expect(start.elements()).toHaveLength(0)
})

// rules: red-rain-4
test('a visitor is asked to log in and returns; with reduced motion the envelopes lie still', async () => {
  const member = await newMember()
  await openScreen('/m/redRain')
  await main.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect.element(loginSheet).toBeVisible()
  await logInByForm(member)
  await expect.poll(() => location.pathname).toBe('/m/redRain')
  await start.click()
  await expect.poll(() => round.getByRole('listitem').elements().length).toBe(9)
  await round.getByRole('listitem').nth(4).getByRole('button').click()
  await expect.element(contents).toBeVisible()
})
