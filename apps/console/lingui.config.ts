import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Screens whose texts are loaded with their code, by `addScreenTexts`, and not with the console's first page. */
const OWN_TEXTS = ['brands', 'health']

/** English is written in the components. A language that is added here gets one catalogue. */
export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/translations/{locale}',
      include: ['<rootDir>/app/'],
      exclude: OWN_TEXTS.map((name) => `<rootDir>/app/${name}/`),
    },
    ...OWN_TEXTS.map((name) => ({
      path: `<rootDir>/translations/${name}/{locale}`,
      include: [`<rootDir>/app/${name}/`],
    })),
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})
