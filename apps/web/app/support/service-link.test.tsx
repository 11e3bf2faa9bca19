import { encodeServiceLink } from '@ante/contract/messaging/service-link.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { ServiceLink } from './service-link.tsx'

const NAME = 'Chat'
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const htmlFor = (path: string) =>
  renderToString(
    <I18nProvider i18n={i18n}>
      <ServiceLink entry={{ csType: 'LIVECHAT', csPosition: '1', title: NAME, path }} label={NAME}>
        <br />
      </ServiceLink>
    </I18nProvider>,
  )
const linkTo = (address: string) => htmlFor(encodeServiceLink(address, 'abcdefgh'))

test('a web page opens in a new tab without a referrer', () => {
  const html = linkTo('https://t.me/example')
  expect(html).toContain('href="https://t.me/example"')
  expect(html).toContain('target="_blank"')
  expect(html).toContain('rel="noopener noreferrer"')
})

test.each(['mailto:help@site.example', 'tel:+632555', 'tg://resolve?domain=example'])(
  '%s opens its own app',
  (address) => {
    const html = linkTo(address)
    expect(html).toContain(`href="${address}"`)
    expect(html).not.toContain('target=')
  },
)

test.each(['javascript:alert(1)', 'data:text/html,<script>', 'http://t.me/example', '//t.me', ''])(
  '%j is not opened',
  (address) => {
    expect(linkTo(address)).toMatch(/^<button type="button" aria-label="Chat">/)
  },
)

test.each(['', 'garbage', 'AMSSoqUcylxSS+d/NYAyo7aFM4UfcRhmabcdefgX'])('the broken link %j has no target', (path) => {
  expect(htmlFor(path)).not.toContain('href')
})
