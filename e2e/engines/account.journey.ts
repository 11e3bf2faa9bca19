import { newPlayer } from '../kit/newcomer.ts'
import { test } from './journey.ts'
import { logIn, newMember, openAsMember } from './steps/members.ts'

/** Time in milliseconds for a button that may disappear. */
const ATTEMPT_MS = 5_000

test('a visitor registers with a username', async ({ phone }) => {
  const { username, password } = newPlayer()
  await phone.open('/m/register')
  await phone.page.role('textbox', 'Username').fill(username)
  await phone.page.label('Password').fill(password)
  await phone.page.label('Confirm password').fill(password)
  await phone.page.css('button[type="submit"]').tap()
  await phone.page.role('button', /Your wallets/).waitUntilVisible()
})

test('a member logs in with the password, and stays logged in after a reload', async ({ phone }) => {
  const member = await newMember('120.00')
  await phone.open('/m/home')
  await logIn(phone, member)
  await phone.reload()
  await phone.page.css('header').waitForText((text) => text.includes('120.00'))
})

test('a member adds a passkey and logs in with it, where the engine has passkeys', async ({ phone }) => {
  const hasPasskeys = await phone.addFingerprint()
  const { password } = await openAsMember(phone, '/m/securityCenter', '120.00')
  await phone.page.role('button', /^Passkeys/).tap()
  const sheet = phone.page.role('dialog', 'Passkeys')
  if (!hasPasskeys) {
    await sheet.text(/This browser doesn’t support passkeys/).waitUntilVisible()
    await sheet.role('button', 'Add passkey').waitUntilGone()
  } else {
    await sheet.role('button', 'Add passkey').tap()
    await sheet.label('Passkey name').fill('My own phone')
    await sheet.label('Your password').fill(password)
    await sheet.role('button', 'Continue').tap()
    await sheet.text('My own phone').waitUntilVisible()
  }
  await phone.evaluate(() => sessionStorage.clear())
  await phone.open('/m/login')
  const byPasskey = phone.page.role('button', 'Log in with a passkey')
  if (!hasPasskeys) return byPasskey.waitUntilGone()
  // The username field suggests the passkey too, and the simulated sensor may confirm it before the tap.
  await byPasskey.tap(ATTEMPT_MS).catch(() => undefined)
  await phone.page.css('header').waitForText((text) => text.includes('120.00'))
})
