import { languages } from '@ante/contract/merchant/language.ts'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

import { PARTS } from './translations/parts.ts'

const foldersOf = (parts: string[]) => parts.map((part) => `<rootDir>/app/${part}/`)
/** Returns the parts of capabilities that have their own catalogue. */
const innerOf = (parts: string[]) =>
  Object.values(PARTS)
    .flat()
    .filter((folder) => parts.some((part) => folder.startsWith(`${part}/`)))

/** English is written in the components; the other languages have one catalogue per capability. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: Object.values(languages).map(({ locale }) => locale),
  catalogs: [
    ...Object.entries(PARTS).map(([name, parts]) => ({
      path: `<rootDir>/translations/{locale}/${name}`,
      include: foldersOf(parts),
      exclude: foldersOf(innerOf(parts)),
    })),
    {
      path: '<rootDir>/translations/{locale}/{name}',
      include: ['<rootDir>/app/{name}/'],
      exclude: foldersOf(Object.values(PARTS).flat()),
    },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
