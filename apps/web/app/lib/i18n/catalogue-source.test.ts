import { expect, test } from 'vitest'

import { appCatalogues } from '../../../translations/catalogues.ts'
import { catalogueSource } from './catalogue-source.ts'

test('every catalogue of every language is found in the client build', () => {
  expect(appCatalogues.names()).toContain('responsible-gaming')
  for (const locale of appCatalogues.locales()) {
    for (const name of appCatalogues.names()) {
      expect(catalogueSource(`translations/${locale}/${name}.po`)).toEqual({ locale, name })
    }
  }
})

test.each(['translations/en/words.js', 'app/shell/home-page.tsx'])('%s is no catalogue', (key) => {
  expect(catalogueSource(key)).toBeNull()
})
