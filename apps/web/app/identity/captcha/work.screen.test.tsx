import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

/** A busy test machine needs longer than a phone. */
const WORKED = { timeout: 60_000 }
const DONE = 'Check complete. You don’t need a code. You can continue.'

const main = page.getByRole('main')
const username = main.getByRole('textbox', { name: 'Username', exact: true })
const password = main.getByLabelText('Password', { exact: true })
const code = main.getByLabelText('Code in the image')
const cannotSee = main.getByRole('button', { name: 'I can’t see the image' })
const check = main.getByRole('region', { name: 'Check without an image' })

// rules: registration-5
test('a visitor who cannot see the picture uses proof of work, by keyboard', { timeout: 120_000 }, async () => {
  const [member, otherMember] = [await newMember(), await newMember()]
  await openScreen('/m/login')
  await username.fill(member.account)
  await password.fill('Wrong2026')
  await userEvent.keyboard('{Enter}')
  await expect.element(cannotSee).toBeVisible()
  const picture = main.getByRole('img', { name: 'Image with the code to enter' })
  await expect.element(picture).toBeVisible()
  const first = picture.element().getAttribute('src')
  await code.fill('12')
  await main.getByRole('button', { name: 'Show another image' }).click()
  await expect.element(picture).not.toHaveAttribute('src', first)
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveFocus()

  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(cannotSee).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(check).toHaveFocus()
  await expect.element(check.getByRole('status'), WORKED).toHaveTextContent(DONE)
  expect(await violationsInDeepRun()).toEqual([])

  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(code).toBeVisible()
  await expect.element(cannotSee).toBeVisible()
  await cannotSee.click()
  await expect.element(check.getByRole('status'), WORKED).toHaveTextContent(DONE)

  // Another name requires new work.
  await username.fill(otherMember.account)
  await password.fill(otherMember.password)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: /Your wallets/ }), WORKED).toBeVisible()
  expect(code.elements()).toEqual([])
})
