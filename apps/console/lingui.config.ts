import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** English is written in the components. A language that is added here gets one catalogue. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [{ path: '<rootDir>/translations/{locale}', include: ['<rootDir>/app/'] }],
  format: formatter({ lineNumbers: false, origins: false }),
})
