import { createPromotion } from '../kit/create-promotion.ts'
import type { Phone } from './driver/phone.ts'
import { test } from './journey.ts'
import { endWaitingPeriod } from './steps/cards.ts'
import { openAsMember } from './steps/members.ts'

const PIN = '482913'
/** Amount that Aurora pays without a review. */
const AUTOMATICALLY_PAID = '300'
/** Time in milliseconds in which a provider or a bank answers. */
const PAID_MS = 45_000

test('a member deposits by a wallet app, and returns with the money', async ({ phone }) => {
  await openAsMember(phone, '/m/voucherCenter', '0.00')
  const main = phone.page.role('main')
  await main.role('radio', /Pouch wallet/).tap()
  await main.role('textbox', 'Amount').fill('1,000.50')
  await main.css('[data-sticky] button').tap()
  await phone.waitForAddress('/pay/')
  await phone.page.css('form button').first().tap()
  await phone.waitForAddress('order=')
  await main.role('heading', /1,000\.50/).waitUntilVisible(PAID_MS)
  await main.role('link', 'Go to games').waitUntilVisible(PAID_MS)
})

/** Opens the sheet of a missing requirement. */
async function openSheet(phone: Phone, button: string, name: string) {
  await phone.page.role('main').role('button', button).tap()
  return phone.page.role('dialog', name)
}

test('a member completes the requirements, withdraws, and is paid', async ({ phone }) => {
  const { username, password } = await openAsMember(phone, '/m/withdraw', '5000.00')

  const name = await openSheet(phone, 'Set real name', 'Real name')
  await name.role('textbox').fill('Maria Clara Reyes')
  await name.role('button', 'Set real name').tap()
  await name.waitUntilGone()

  const card = await openSheet(phone, 'Add bank card', 'Add bank card')
  await card.role('searchbox').fill('river')
  await card.role('button', /Riverside Bank/).tap()
  await card.label('Card or account number').fill(`10${Date.now().toString().slice(-8)}`)
  await card.role('button', 'Add card').tap()
  await card.waitUntilGone()

  const pin = await openSheet(phone, 'Set payment password', 'Payment password')
  await pin.label('Your password').fill(password)
  await pin.label('New payment password').fill(PIN)
  await pin.label('Confirm new payment password').fill(PIN)
  await pin.role('button', 'Set payment password').tap()
  await pin.role('button', 'Done').tap()
  await pin.waitUntilGone()

  await endWaitingPeriod(username)
  await phone.open('/m/withdraw')
  const main = phone.page.role('main')
  await main.label('Amount').fill(AUTOMATICALLY_PAID)
  await main.role('button', 'Withdraw').tap()
  const confirmation = phone.page.role('dialog', 'Confirm withdrawal')
  await confirmation.label('Payment password').fill(PIN)
  await confirmation.role('button', 'Confirm').tap()
  const detail = phone.page.role('dialog', 'Withdrawal')
  await detail.text('The money has been sent to your bank.').waitUntilVisible(PAID_MS)
})

test('a member joins a promotion and claims its reward', async ({ phone }) => {
  const code = await createPromotion('aurora', 'SIGNUP', { amount: '20' })
  await openAsMember(phone, `/m/activityInfo?id=${code}`, '0.00')
  const bar = phone.page.css('main [data-keep-clear]')
  await bar.role('button', 'Join').tap()
  await bar.role('button', /^Claim /).tap()
  await bar.text(/has been added to your balance/).waitUntilVisible()
})
