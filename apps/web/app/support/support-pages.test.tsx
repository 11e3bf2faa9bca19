import { encodeServiceLink } from '@ante/contract/messaging/service-link.ts'
import { describe, expect, test } from 'vitest'

import { htmlOf } from '../../test/html-of.tsx'

const SCRIPT = '<script>alert(1)</script>'
const answer = (key: string, text: string, language = 'EN') => ({
  key,
  title: `About ${key}`,
  content: `<p>${text}</p>${SCRIPT}`,
  body: [{ tag: 'p', children: [text] }, SCRIPT],
  language,
})
const received = {
  '/wps/system/helpCenter': {
    list: [answer('beginning', 'First you look'), answer('money', 'Then you pay'), answer('contact', 'We are awake')],
  },
  '/wps/system/userAgreement': {
    agreement: {
      version: '2026-1',
      effectiveAt: '2026-01-01T00:00:00.000Z',
      language: 'EN',
      sections: [
        { title: 'Who may play', body: [{ tag: 'p', children: ['Grown-ups', SCRIPT] }] },
        { title: 'Money', body: [{ tag: 'p', children: ['Counted'] }] },
      ],
    },
  },
}
const EMPTY_ANSWERS = { '/wps/system/helpCenter': { list: [] }, '/wps/system/userAgreement': { agreement: null } }

describe('the help center', () => {
  test.each([
    ['/m/help', 'First you look'],
    ['/m/help?i=1', 'Then you pay'],
    ['/m/help?i=3', 'First you look'],
    ['/m/help?i=-1', 'First you look'],
    ['/m/help?i=abc', 'First you look'],
    ['/m/help?i=1&i=2', 'Then you pay'],
  ])('%s expands the answer “%s”, and no other', async (path, opened) => {
    const html = await htmlOf(path, { responses: received })
    const shownTitles = ['First you look', 'Then you pay', 'We are awake'].filter((text) => html.includes(text))
    expect(shownTitles).toEqual([opened])
    for (const title of ['About beginning', 'About money', 'About contact']) expect(html).toContain(title)
    expect(html.match(/aria-expanded="true"/g)).toHaveLength(1)
  })

  test('executes no script in the merchant’s texts', async () => {
    expect(await htmlOf('/m/help', { responses: received })).not.toContain(SCRIPT)
  })

  test.each([
    ['/m/helpDetail', 'First you look', '/m/helpDetail?i=1'],
    ['/m/helpDetail?i=1', 'Then you pay', '/m/helpDetail?i=2'],
    ['/m/helpDetail?i=9', 'First you look', '/m/helpDetail?i=1'],
  ])('%s shows “%s” completely, and links to the next answer', async (path, text, next) => {
    const html = await htmlOf(path, { responses: received })
    expect(html).toContain(text)
    expect(html).toContain(`href="${next}"`)
  })

  test('reports a text in another language than the reader’s, and marks it', async () => {
    const html = await htmlOf('/m/help', { responses: received, locale: 'ar' })
    expect(html).toMatch(/<div lang="en" dir="ltr">/)
    expect(html).toContain('English')
    expect(await htmlOf('/m/help', { responses: received })).not.toMatch(/lang="en" dir/)
  })

  test.each(['/m/help', '/m/helpDetail'])(
    '%s without answers shows a message, and links to the contacts',
    async (path) => {
      const html = await htmlOf(path, { responses: EMPTY_ANSWERS })
      expect(html).toContain('No answers yet')
      expect(html).toContain('href="/m/service"')
    },
  )

  test('offers a retry and the contacts when it cannot be loaded', async () => {
    const html = await htmlOf('/m/help', { responses: received, failing: ['/wps/system/helpCenter'] })
    expect(html).not.toContain('About money')
    expect(html).toContain('href="/m/service"')
  })
})

describe('the user agreement', () => {
  test('shows its version and date, and every section', async () => {
    const html = await htmlOf('/m/useragreement', { responses: received })
    expect(html).toContain('Version 2026-1, effective Jan 1, 2026')
    for (const text of ['1. <bdi>Who may play</bdi>', '2. <bdi>Money</bdi>', 'Grown-ups', 'Counted'])
      expect(html).toContain(text)
    expect(html).not.toContain(SCRIPT)
  })

  test('shows a message if it does not exist yet', async () => {
    expect(await htmlOf('/m/useragreement', { responses: EMPTY_ANSWERS })).toContain('No agreement yet')
  })
})

describe('customer service', () => {
  const contact = (path: string) => ({ csType: 'TELEGRAM' as const, csPosition: '1', title: 'Write to us', path })

  test('is available to visitors, with the hours, and without an address for harvesters', async () => {
    const customerService = [contact(encodeServiceLink('https://t.me/example', 'abcdefgh'))]
    const html = await htmlOf('/m/service', { responses: received, settings: { customerService } })
    expect(html).toContain('We are awake')
    expect(html).not.toContain('t.me/example')
  })

  test('without a contact shows a message and links to the answers', async () => {
    const html = await htmlOf('/m/service', { responses: received })
    expect(html).toContain('No contact details yet')
    expect(html).toContain('href="/m/help"')
  })
})
