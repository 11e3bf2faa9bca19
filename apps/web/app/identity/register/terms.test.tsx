import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Terms } from './terms.tsx'

test('the terms are one tap away, in a separate tab', () => {
  const html = renderToString(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Terms age={21} agreed onChange={() => undefined} />
    </I18nProvider>,
  )
  expect(html).toContain('I’m 21 or older')
  expect(html).toMatch(/<a [^>]*href="\/m\/useragreement" target="_blank"/)
})
