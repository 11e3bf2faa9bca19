import { languages } from '@ante/contract/merchant/language.ts'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** The words of what guards an account have a catalogue of their own: nobody needs them at the door. */
const GUARDS = ['payment-password', 'payee-name', 'security/overview'].map(
  (folder) => `<rootDir>/app/identity/${folder}/`,
)

/** English is written in the components; the other languages stand beside it, a catalogue a capability. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: Object.values(languages).map(({ locale }) => locale),
  catalogs: [
    { path: '<rootDir>/translations/{locale}/guards', include: GUARDS },
    { path: '<rootDir>/translations/{locale}/{name}', include: ['<rootDir>/app/{name}/'], exclude: GUARDS },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
