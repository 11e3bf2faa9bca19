import { accessibilityViolations } from '@ante/web/test/screens/accessibility-violations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { act, openConsole } from '../../test/screens/open-console.tsx'

const merchant = 'lotus'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = async (label: string, option: string) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`${label}$`) })
    .click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

test(
  'a promotion goes from a code to complete rules, to review, and live once another person approves it',
  { timeout: 90_000 },
  async () => {
    await act('signIn', { role: 'content', merchant })
    const router = openConsole(`/m/${merchant}/promotions`)
    await expect.element(heading('Promotions')).toBeVisible()
    await button('New').click()
    await button('Create draft').click()
    await expect.element(page.getByText('Use 1 to 40 lower-case letters, digits and -')).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await choose('Type', 'Cashback of losses')
    await page.getByRole('textbox', { name: 'Code' }).fill('rescue')
    await page.getByRole('textbox', { name: 'Code' }).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(heading('rescue')).toBeVisible()
    expect(router.state.location.pathname).toBe(`/m/${merchant}/promotions/rescue`)
    await expect.element(button('Send to review')).toBeDisabled()
    await expect.element(page.getByText('Complete the rules and save to see an estimate.')).toBeVisible()
    await expect.element(page.getByText('Enter a value.').first()).toBeVisible()
    await expect.element(page.getByText(/players now/)).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])

    await page.getByRole('textbox', { name: 'Share of the loss (%)' }).fill('10')
    await page.getByRole('textbox', { name: 'Minimum loss of a day' }).fill('100')
    await page.getByRole('textbox', { name: /^Budget/ }).fill('5000')
    const languages = page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio')
    const { length: count } = languages.elements()
    for (const language of languages.all()) {
      await language.click()
      await page.getByRole('textbox', { name: /^Title in / }).fill('Ten per cent back')
      await page.getByRole('textbox', { name: /^Terms in / }).fill('<p>Each <b>night</b></p><script>x</script>')
    }
    await expect.element(page.getByText(`Texts: ${count} of ${count} languages`)).toBeVisible()
    await button('Save draft').click()
    await expect.element(page.getByText('Draft saved.')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /^Terms in / })).toHaveValue('<p>Each <b>night</b></p>')
    await expect.element(page.getByText('Expected', { exact: true })).toBeVisible()
    await expect.element(page.getByTitle(/^The site in /)).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])

    await button('Send to review').click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('For the summer')
    await page.getByRole('dialog').getByRole('button', { name: 'Send to review' }).click()
    await expect.element(page.getByText('Another person must approve the publication.', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /^Title in / })).toHaveAttribute('readonly')

    await page.getByRole('link', { name: 'Open the request' }).click()
    const panel = page.getByRole('complementary')
    await expect.element(panel.getByRole('heading', { name: 'What players get' })).toBeVisible()
    await expect.element(panel.getByText('Rule · percent')).toBeVisible()
    await expect.element(panel.getByRole('button', { name: /^Approve/ })).not.toBeInTheDocument()
    expect(await accessibilityViolations()).toEqual([])
    await act('approvePromotion', { merchant, code: 'rescue' })
    void router.navigate({ to: '/m/$merchant/promotions', params: { merchant } })
    const row = page.getByRole('row').filter({ hasText: 'rescue' })
    await expect.element(row.getByText('Live')).toBeVisible()
  },
)

test('a running promotion says what a change changes for whom, is copied, and ended early with a reason', async () => {
  await act('publishPromotion', { merchant, code: 'running', title: 'Join us' })
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/promotions/running`)
  await expect.element(heading('Join us')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reward', exact: true }).fill('20')
  const difference = page.getByRole('table').getByRole('row').filter({ hasText: 'Rule · amount' })
  await expect.element(difference.getByText('20')).toBeVisible()
  await expect.element(page.getByText(/^Granted rewards stay as they are/)).toBeVisible()
  await expect.element(page.getByText(/^The new rules hold for everyone/)).toBeVisible()
  await button('Save draft').click()
  await expect.element(page.getByText('Draft saved.')).toBeVisible()

  await button('Copy').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill('running')
  await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click()
  await expect.element(page.getByText('A promotion with this code exists. Choose another code.')).toBeVisible()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code' }).fill('running-2')
  await page.getByRole('dialog').getByRole('button', { name: 'Create draft' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(`/m/${merchant}/promotions/running-2`)
  await expect.element(page.getByRole('textbox', { name: 'Reward', exact: true })).toHaveValue('20')

  void router.navigate({ to: '/m/$merchant/promotions/$code', params: { merchant, code: 'running' } })
  await button('End now').click()
  await expect.element(page.getByText(/^It ends for all players at once/)).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Wrong amount')
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect.element(page.getByText(/Ended early.*Wrong amount/)).toBeVisible()
  await expect.element(button('End now')).not.toBeInTheDocument()
})

test.each([
  ['Missions and leaderboard', ['Missions', 'Leaderboard by valid bets'], 'Add: Mission'],
  ['Red rain', ['Windows of each day', 'Envelopes'], 'Add: Window'],
  ['Prize wheel', ['Segments', 'Spins for deposits'], 'Add: Segment'],
  ['Sign-in calendar', ['Bonuses by day'], 'Add: Day'],
])('the rules of %s are lists of fields', async (type, parts, add) => {
  await act('signIn', { role: 'content', merchant })
  openConsole(`/m/${merchant}/promotions`)
  await button('New').click()
  await choose('Type', type)
  const code = type.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await button('Create draft').click()
  await expect.element(heading(code)).toBeVisible()
  for (const name of parts) await expect.element(page.getByRole('region', { name })).toBeVisible()
  const part = page.getByRole('region', { name: parts[0] ?? '' })
  const fieldCount = part.getByRole('textbox').elements().length
  await button(add).click()
  expect(part.getByRole('textbox').elements().length).toBeGreaterThan(fieldCount)
  expect(await accessibilityViolations()).toEqual([])
  await part
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  expect(part.getByRole('textbox').elements().length).toBe(fieldCount)
})

test('staff who may only read see the fields, the estimate and no buttons', async () => {
  await act('draftPromotion', { merchant, code: 'read-only', title: 'Read only' })
  await act('signIn', { role: 'auditor', merchant })
  openConsole(`/m/${merchant}/promotions/read-only`)
  await expect.element(heading('Read only')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Title in / })).toHaveAttribute('readonly')
  for (const name of ['Save draft', 'Send to review', 'Discard draft', 'End now', 'Copy'])
    await expect.element(button(name)).not.toBeInTheDocument()
})

test('an unknown promotion, an empty list and an invalid value say what to do', async () => {
  await act('draftPromotion', { merchant, code: 'invalid-one', title: 'Invalid' })
  await act('signIn', { role: 'content', merchant })
  const router = openConsole(`/m/${merchant}/promotions/unknown`)
  await expect.element(page.getByText("This promotion doesn't exist, or has no draft.")).toBeVisible()
  void router.navigate({ to: '/m/$merchant/promotions', params: { merchant }, search: { state: 'ended' } })
  await expect.element(page.getByText('Choose another state or type.')).toBeVisible()
  void router.navigate({ to: '/m/$merchant/promotions/$code', params: { merchant, code: 'invalid-one' } })
  await page.getByRole('textbox', { name: 'Picture' }).fill('javascript:alert(1)')
  await button('Save draft').click()
  await expect.element(page.getByText(/^A value isn't valid/)).toBeVisible()
  await page.getByRole('link', { name: 'Promotions' }).first().click()
  await expect.element(page.getByText('Leave without saving your changes?')).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
})
