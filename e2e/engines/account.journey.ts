import { newPlayer } from '../kit/newcomer.ts'
import { test } from './journey.ts'
import { newMember } from './steps/members.ts'

test('a visitor registers with a username', async ({ phone }) => {
  const { username, password } = newPlayer()
  await phone.open('/m/register')
  await phone.page.role('textbox', 'Username').fill(username)
  await phone.page.label('Password').fill(password)
  await phone.page.label('Confirm password').fill(password)
  await phone.page.css('button[type="submit"]').tap()
  await phone.page.role('button', /Your wallets/).see()
})

test('a member logs in with the password, and stays logged in after a reload', async ({ phone }) => {
  const { username, password } = await newMember('120.00')
  await phone.open('/m/login')
  await phone.page.role('textbox', 'Username').fill(username)
  await phone.page.label('Password').fill(password)
  await phone.page.css('button[type="submit"]').tap()
  await phone.page.role('button', /Your wallets/).see()
  await phone.reload()
  await phone.page.css('header').reads((text) => text.includes('120.00'))
})
