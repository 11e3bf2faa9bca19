import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { runServerAction } from '../../../test/screens/run-server-action.ts'
import { violationsInDeepRun } from '../../../test/screens/accessibility-violations.ts'
import { sendCommand } from '../../../test/screens/devtools.ts'
import { findAll, findOne } from '../../../test/screens/find.ts'
import { newMember, openScreen } from '../../../test/screens/open-screen.tsx'
import { ownGateway } from '../../../test/screens/own-gateway.ts'

ownGateway({ messages: true })

const DOWN = 'We can’t send text messages right now. Please try again in a minute. This attempt wasn’t counted.'
const WRONG = 'This code is wrong or has expired. Check it, or request a new one.'
const SAME = 'The new password and the old password cannot be the same'

const main = page.getByRole('main')
const sheet = page.getByRole('dialog')
const inside = page.getByRole('button', { name: /Your wallets/ })
const number = main.getByRole('textbox', { name: 'Mobile number' })
const code = main.getByLabelText('SMS code')
const getCode = main.getByRole('button', { name: /^(Get code|Send again)$/ })
const waiting = main.getByRole('button', { name: /^Send again in / })
const country = () =>
  findAll('form button[aria-haspopup="dialog"]').find(({ textContent }) => textContent.includes('+'))
const submit = async () => (await findOne('button[type="submit"]')).click()

const wrongCode = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')
const arabicDigits = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x0630))

/** Returns an unused Philippine number without a special outcome at the simulated carrier. */
const newMobile = () =>
  `917${String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(6, '0')
    .slice(0, 6)}7`

async function memberWithMobile() {
  const mobile = newMobile()
  const member = await newMember()
  await runServerAction('submitMobile', { memberId: member.memberId, mobile: `+63${mobile}` })
  return { mobile, member }
}

test('a country is found by its name, by letters and by digits', async () => {
  await openScreen('/m/login')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await expect.poll(() => country()?.textContent).toContain('+63')
  country()?.click()
  const search = sheet.getByRole('searchbox')
  await expect.element(sheet.getByRole('button', { pressed: true })).toMatchTextContent('+63')
  expect(await violationsInDeepRun()).toEqual([])
  await search.fill('Thailand')
  await sheet.getByRole('button', { name: /Thailand/ }).click()
  await expect.poll(() => country()?.textContent).toContain('+66')
  country()?.click()
  await search.fill('no such place')
  await expect.element(sheet.getByText('No matching country')).toBeVisible()
  await search.fill('ph')
  await expect.element(sheet.getByRole('listitem').first()).toMatchTextContent('+63')
  await search.fill('+6')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(sheet.getByRole('listitem').nth(1).getByRole('button')).toHaveFocus()
  await search.fill('+63')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => country()?.textContent).toContain('+63')
  await expect.element(number).toHaveFocus()
})

// rules: registration-6
test('a code is sent only to valid numbers', async () => {
  await openScreen('/m/login')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await getCode.click()
  await expect.element(main.getByText('Enter your mobile number.')).toBeVisible()
  await number.fill('0917')
  await getCode.click()
  await expect.element(number).toBeInvalid()
  expect(await violationsInDeepRun()).toEqual([])
  await expect.element(code).toBeDisabled()
})

test('a member logs in by a code to the phone, and the number is remembered', async () => {
  const { mobile } = await memberWithMobile()
  await openScreen('/m/login')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await number.fill(mobile)
  await getCode.click()
  await expect.element(code).toBeEnabled()
  await expect.element(code).toHaveFocus()
  await expect.element(waiting).toBeDisabled()
  expect(await violationsInDeepRun()).toEqual([])
  await page.getByRole('tab', { name: 'Username' }).click()
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await expect.element(number).toHaveValue(mobile)
  await expect.element(waiting).toBeDisabled()

  const sent = await runServerAction('codeFor', mobile)
  await main.getByRole('checkbox', { name: 'Remember me' }).click()
  await code.fill(wrongCode(sent))
  await submit()
  await expect.element(main.getByText(WRONG)).toBeVisible()
  await expect.element(code).toHaveFocus()
  await code.fill(arabicDigits(sent))
  await expect.element(code).toHaveValue(sent)
  await submit()
  await expect.element(inside).toBeVisible()

  await openScreen('/m/login')
  await expect.element(number).toHaveValue(mobile)
  await expect.poll(() => country()?.textContent).toContain('+63')
  await getCode.click()
  await expect.element(waiting).toBeDisabled()
  await expect.element(code).toBeEnabled()
  await expect.element(main.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
})

// rules: errors-8, phone-password-3
test('a code to the phone sets a new password and logs in', async () => {
  const { mobile, member } = await memberWithMobile()
  const set = main.getByRole('button', { name: 'Set password and log in' })
  const password = main.getByLabelText('New password', { exact: true })
  await openScreen('/m/forget')
  await expect.element(page.getByRole('tab', { name: 'Phone' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(set).toBeDisabled()
  expect(await violationsInDeepRun()).toEqual([])
  await getCode.click()
  await expect.element(main.getByText('Enter your mobile number.')).toBeVisible()
  await number.fill(`0${mobile}`)
  await getCode.click()
  await expect.element(page.getByText('SMS sent')).toBeVisible()
  const sent = await runServerAction('codeFor', mobile)

  await code.fill(wrongCode(sent))
  await password.fill('Lighthouse8')
  await set.click()
  await expect.element(main.getByText(WRONG)).toBeVisible()
  await expect.element(code).toHaveValue('')
  await expect.element(password).toHaveValue('Lighthouse8')
  await expect.element(set).toBeDisabled()

  await code.fill(sent)
  await password.fill(member.password)
  await set.click()
  await expect.element(main.getByText(SAME)).toBeVisible()
  expect(await violationsInDeepRun()).toEqual([])
  await expect.element(password).toHaveValue('')
  await expect.element(code).toHaveValue(sent)

  await password.fill('Lighthouse8')
  await set.click()
  await expect.element(inside).toBeVisible()
  await expect.element(page.getByRole('banner')).toMatchTextContent(member.account)
})

/** Simulates an input method: each key replaces the composed text by a longer one, then it is committed. */
async function compose(text: string): Promise<void> {
  for (let length = 1; length <= text.length; length++) {
    const composed = { text: text.slice(0, length), selectionStart: length, selectionEnd: length }
    await sendCommand('Input.imeSetComposition', composed)
  }
  await sendCommand('Input.insertText', { text })
}

test('digits composed by an input method appear once, and a code in a pasted message is extracted', async () => {
  await openScreen('/m/register')
  await page.getByRole('tab', { name: 'Mobile number' }).click()
  await number.click()
  await compose('１２３４５６')
  await expect.element(number).toHaveValue('123456')
  await number.fill(newMobile())
  await getCode.click()
  await expect.element(code).toBeEnabled()
  await code.fill('78')
  await userEvent.keyboard('{End}')
  await compose('１２３４')
  await expect.element(code).toHaveValue('781234')
  for (const pasted of ['Your code: 123456. Valid for 10 minutes.', '1 2 3 4 5 6']) {
    await code.fill('')
    await sendCommand('Input.insertText', { text: pasted })
    await expect.element(code).toHaveValue('123456')
  }
})

// rules: errors-9
test('while messages cannot be delivered the form shows it, and no attempt is counted', async () => {
  await runServerAction('setCarrierOut', true)
  // Retries with new numbers: the gateway caches the carrier's state briefly, and a number gets one code a minute.
  const askOnNewPage = async () => {
    await openScreen('/m/login')
    await page.getByRole('tab', { name: 'Mobile number' }).click()
    await number.fill(newMobile())
    await getCode.click()
    await expect.element(main.getByText(DOWN), { timeout: 1_000 }).toBeVisible()
    return true
  }
  await expect.poll(askOnNewPage, { interval: 100, timeout: 25_000 }).toBe(true)
  await expect.element(getCode).toBeEnabled()
  await expect.element(code).toBeDisabled()
})
