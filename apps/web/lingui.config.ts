import { languages } from '@ante/contract/merchant/language.ts'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** English is written in the components; the other languages stand beside it, a catalogue a capability. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: Object.values(languages).map(({ locale }) => locale),
  catalogs: [{ path: '<rootDir>/translations/{locale}/{name}', include: ['<rootDir>/app/{name}/'] }],
  format: formatter({ lineNumbers: false, origins: false }),
})
