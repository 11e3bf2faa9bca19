import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Sources whose texts are in a catalogue of their own, because the first load has no room for them. */
const CONTENT = [
  '<rootDir>/app/content/**',
  '<rootDir>/app/ui/announcement-texts.ts',
  '<rootDir>/app/ui/audience-text.ts',
  '<rootDir>/app/ui/banner-fields.ts',
  '<rootDir>/app/ui/content-fields.ts',
  '<rootDir>/app/ui/content-state-text.ts',
  '<rootDir>/app/ui/help-fields.ts',
  '<rootDir>/app/ui/period-fields.ts',
]

/** English is written in the components. A language that is added here gets both catalogues. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    { path: '<rootDir>/translations/{locale}', include: ['<rootDir>/app/'], exclude: CONTENT },
    // Loaded with the content screens: see app/lib/content-messages.ts.
    { path: '<rootDir>/translations/content/{locale}', include: CONTENT },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
