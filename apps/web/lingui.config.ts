import { languages } from '@ante/contract/merchant/language.ts'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Parts of a capability that have a catalogue of their own, by its name: the capability's other pages do not need these words. */
const PARTS = {
  guards: ['identity/payment-password', 'identity/payee-name', 'identity/security/overview'],
  deposits: ['cashier/deposit'],
  bets: ['lottery/orders', 'lottery/order'],
  wins: ['lottery/celebration'],
}
const foldersOf = (parts: string[]) => parts.map((part) => `<rootDir>/app/${part}/`)

/** English is written in the components; the other languages stand beside it, a catalogue a capability. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: Object.values(languages).map(({ locale }) => locale),
  catalogs: [
    ...Object.entries(PARTS).map(([name, parts]) => ({
      path: `<rootDir>/translations/{locale}/${name}`,
      include: foldersOf(parts),
    })),
    {
      path: '<rootDir>/translations/{locale}/{name}',
      include: ['<rootDir>/app/{name}/'],
      exclude: foldersOf(Object.values(PARTS).flat()),
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
