import { expect, test } from 'vitest'

import { htmlOf } from '../../test/html-of.tsx'

const answer = {
  key: 'hours',
  title: 'Opening hours',
  content: '<p>Always.</p>',
  body: [{ tag: 'p', children: ['Always.'] }],
  language: 'EN',
}
const pageIn = (locale: string) =>
  htmlOf('/m/help', { locale, responses: { '/wps/system/helpCenter': { list: [answer] } } })

test('an untranslated answer is marked with its language and a note', async () => {
  const html = await pageIn('ru')
  expect(html).toMatch(/<span lang="en"[^>]*>Opening hours/)
  expect(html).toContain('<div lang="en" dir="ltr">')
  expect(html).toContain('Язык: English')
  expect(await pageIn('en')).not.toMatch(/<(span|div) lang=/)
})
