import { expect, test } from 'vitest'

import { answers, htmlOf } from '../../../test/html-of.tsx'

const ONE = '/wps/relay/MCSFE_getPromotion'
const received = (changes: object) => ({ responses: { [ONE]: { ...(answers[ONE] as object), ...changes } } })
const ADDRESS = '/m/activityInfo?id=welcome'
/** Returns the visible text, without the comments that React's server renderer puts between texts. */
const readAt = async (address: string, requested = {}) => (await htmlOf(address, requested)).replace(/<!-- -->/g, '')

test('a visitor sees the reward, the wagering requirement and the next action, and is asked to sign in', async () => {
  const html = await readAt(ADDRESS)
  for (const texts of ['For ₱50.00, wager ₱250.00 in total before withdrawing.', 'Join with one tap.']) {
    expect(html).toContain(texts)
  }
  expect(html).toMatch(/href="\/m\/login"[^>]*><span[^>]*>Log in to join/)
})

test('markup in the terms is shown as text', async () => {
  const html = await readAt(ADDRESS)
  expect(html).toContain('One for each &lt;script&gt;alert(1)&lt;/script&gt;household.')
  expect(html).not.toContain('<script>alert')
})

test.each(['', '?id=', '?id=../../home', '?id=%3Cb%3E'])(
  'an invalid promotion id "%s" shows a message and all promotions',
  async (query) => {
    const html = await readAt(`/m/activityInfo${query}`)
    expect(html).toContain('Promotion not found')
    expect(html).toContain('Welcome &lt;b&gt;gift')
  },
)

test('the page of an ended promotion links to all promotions', async () => {
  const html = await readAt(ADDRESS, received({ status: 'closed', action: 'none' }))
  expect(html).toContain('Ended')
  expect(html).toMatch(/href="\/m\/activity"[^>]*><span[^>]*>All promotions/)
})

test('a promotion with a separate page links to it', async () => {
  const html = await readAt(ADDRESS, received({ type: 'RAFFLE', gift: null, action: 'none' }))
  expect(html).toContain('href="/m/redRain?id=')
})

test('a deposit bonus shows the reward of its minimum deposit, and links to the deposit with the bonus selected', async () => {
  const gift = { kind: 'share', percent: '100', of: 'deposit', cap: '1000.00' }
  const needs = [{ kind: 'deposit', minimum: '200.00', count: 1, done: null }]
  const bonus = { type: 'FIRST_DEPOSIT', gift, needs, multiple: '10', multipleOf: 'deposit and reward' }
  const html = await readAt(ADDRESS, received({ ...bonus, action: 'deposit', bonusId: 'first-100' }))
  expect(html).toContain('100% bonus, up to ₱1,000.00')
  expect(html).toContain('Deposit ₱200.00, get a bonus of ₱200.00. Wager ₱4,000.00 in total before withdrawing.')
  expect(html).toContain('href="/m/voucherCenter?promotion=first-100"')
})
