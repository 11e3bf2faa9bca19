import { expect, test } from 'vitest'

import { answers, htmlOf } from '../../../test/html-of.tsx'

const LIST = '/wps/relay/MCSFE_getMerchantAvailablePromotions'
const noPromotions = { [LIST]: { ...(answers[LIST] as object), promotions: [] } }

test('a visitor sees the promotions with their links before any script runs', async () => {
  const html = await htmlOf('/m/activity')
  for (const text of ['Welcome &lt;b&gt;gift', '₱50.00', 'Until', 'Log in to see and claim your rewards']) {
    expect(html).toContain(text)
  }
  expect(html).toContain('href="/m/activityInfo?id=welcome"')
})

test('an empty category shows a message and a link to the others', async () => {
  const html = await htmlOf('/m/activity?kind=friends')
  expect(html).toContain('No promotions of this type right now')
  expect(html).toContain('href="/m/activity"')
  expect(html).not.toContain('Welcome &lt;b&gt;gift')
})

test('an unknown category shows all promotions', async () => {
  expect(await htmlOf('/m/activity?kind=constructor')).toContain('Welcome &lt;b&gt;gift')
})

test('without any promotions, the games are linked', async () => {
  const html = await htmlOf('/m/activity', { responses: noPromotions })
  expect(html).toContain('No promotions right now')
  expect(html).toContain('href="/m/home"')
})
