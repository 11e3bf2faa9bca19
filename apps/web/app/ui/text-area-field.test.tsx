import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { TextAreaField } from './text-area-field.tsx'

const LABEL = 'Words'

test.each(['fa', 'ar', 'bn', 'my', 'en'])(
  'in %s the counter uses the digits 0 to 9, as the whole page does',
  (locale) => {
    const i18n = setupI18n({ locale, messages: { [locale]: {} } })
    const html = renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <TextAreaField label={LABEL} rows={3} value="Hello" lengthLimit={500} onType={() => undefined} />
      </I18nProvider>,
    )
    expect(html).toMatch(/<bdi>5\/500<\/bdi>/)
  },
)
