import { register } from '@ante/contract/identity/register.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { callAs } from '../../../test/screens/call-as.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { openScreen } from '../../../test/screens/open-screen.tsx'
import { breakNetwork, repairNetwork, ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway()

const PASSWORD = 'Lantern2027'
const form = page.getByRole('main')
const expectText = (text: string) => expect.element(form.getByText(text).first()).toBeVisible()
const newName = () => `joy${crypto.randomUUID().slice(0, 8)}`

/** Returns the form field with this name, as used by password managers. */
const inputNamed = async (name: string): Promise<HTMLInputElement> => {
  const element = await findOne(`form input[name="${name}"]`)
  if (!(element instanceof HTMLInputElement)) throw new Error(`${name} is no input`)
  return element
}
const fill = async (name: string, text: string) => userEvent.fill(await inputNamed(name), text)
const send = async () => (await findOne('button[type="submit"]')).click()
const focused = () => document.activeElement?.getAttribute('name')

/** Unfolds the optional fields. */
const unfold = async () => (await findOne('details summary')).click()

async function fillPasswords(): Promise<void> {
  await fill('password', PASSWORD)
  await fill('confirmPassword', PASSWORD)
}

// rules: errors-2
test('an invalid invitation of a link can be replaced', async () => {
  await openScreen('/m/register?code=nobody99')
  await expectText('Invitation nobody99 from your link is no longer valid.')
  expect((await inputNamed('affiliateCode')).value).toBe('')
})

// rules: registration-7, registration-8, errors-2
test('the form leads to each invalid field in turn', async () => {
  await openScreen('/m/register?code=nobody99')
  await send()
  await expectText('Enter your username.')
  expect(await violationsInDeepRun()).toEqual([])
  await expect.poll(focused).toBe('username')
  await fill('username', newName())
  await fill('password', PASSWORD)
  await fill('confirmPassword', 'Lantern8')
  await unfold()
  await fill('email', 'lea@player')
  await unfold()
  await send()
  await expectText('The passwords don’t match.')
  await expect.poll(focused).toBe('confirmPassword')
  await fill('confirmPassword', PASSWORD)
  await send()
  await expectText('Enter a complete email address.')
  await expect.poll(focused).toBe('email')
  await fill('email', 'lea@player.example')
  await fill('affiliateCode', 'nobody98')
  await send()
  const refused = 'Invalid invitation code. Check it, or leave it blank.'
  await expectText(refused)
  await expect.element(page.getByRole('status').filter({ hasText: refused })).toBeVisible()
  await expect.poll(focused).toBe('affiliateCode')

  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await expect.poll(() => findAll('form input[name="username"]')).toEqual([])
  expect(findAll('form [role=alert]:not(:empty)')).toEqual([])
})

// rules: registration-10, errors-14
test('a name taken concurrently is refused at its field, and the form stays as it is', async () => {
  const taken = newName()
  await openScreen('/m/register')
  await fill('username', taken)
  await fillPasswords()
  await unfold()
  await fill('email', `${taken}@player.example`)
  const other = { type: 0, username: taken, password: PASSWORD, confirmPassword: PASSWORD } as const
  await callAs(null, register, { ...other, registerUrl: 'localhost', registerMethod: 'H5' })
  await send()
  await expectText('This username is taken. Choose another one.')
  await expect.poll(focused).toBe('username')
  expect((await inputNamed('email')).value).toBe(`${taken}@player.example`)
})

test('a registration with a lost answer is repeated, and finds the created account', async () => {
  await openScreen('/m/register')
  const name = newName()
  await fill('username', name)
  await fillPasswords()
  await breakNetwork(/PUT \/wps\/member\/register/, 'lost')
  await send()
  await expect.element(page.getByText('No connection. Check your network and try again.').first()).toBeVisible()
  await repairNetwork()
  await send()
  await expect.element(page.getByRole('button', { name: /Your wallets/ })).toBeVisible()
  await expect.element(page.getByRole('banner')).toMatchTextContent(name)
})

// rules: errors-3
test('a wrong answer to the picture requests a new one', async () => {
  await openScreen('/m/register', { merchant: 'lotus', language: 'EN' })
  expect(page.getByRole('tab').elements()).toEqual([])
  await fill('username', newName())
  await fillPasswords()
  await findOne('form img')
  const answer = await runServerAction('captchaAnswer', undefined)
  await fill('identifying', String((Number(answer) + 1) % 10_000).padStart(4, '0'))
  await send()
  await expectText('Wrong code. Try the new image.')
  await expect.poll(focused).toBe('identifying')
  expect((await inputNamed('identifying')).value).toBe('')
})

test('optional fields are folded, and open when one of them is refused', async () => {
  await openScreen('/m/register')
  await inputNamed('confirmPassword')
  await expect.element(form.getByLabelText('Email (optional)')).not.toBeVisible()
  await fill('username', newName())
  await fillPasswords()
  await unfold()
  await fill('affiliateCode', 'nobody97')
  await unfold()
  await expect.element(form.getByLabelText('Invitation code (optional)')).not.toBeVisible()
  await send()
  await expectText('Invalid invitation code. Check it, or leave it blank.')
  await expect.element(form.getByLabelText('Invitation code (optional)')).toBeVisible()
})

test('strength of the password and availability of the name are shown while typing', async () => {
  await openScreen('/m/register')
  await fill('password', 'abcdefgh')
  await expectText('Password strength: weak')
  await fill('password', 'lantern8')
  await expectText('Password strength: fair')
  await fill('password', PASSWORD)
  await expectText('Password strength: strong')

  const name = newName()
  await fill('username', name)
  await expectText('This username is available.')
  const other = { type: 0, username: name.toUpperCase(), password: PASSWORD, confirmPassword: PASSWORD } as const
  await callAs(null, register, { ...other, registerUrl: 'localhost', registerMethod: 'H5' })
  await fill('username', name.toUpperCase())
  await expectText('This username is taken. Choose another one.')
  expect((await inputNamed('username')).ariaInvalid).toBe('true')
})
