import { languages } from './packages/contract/merchant/language.ts'
import { brandStyles, firstLoadOf } from './tools/check/sizes/first-load.ts'

/** The budget of a first visit on a slow phone, as the bytes cross the wire. */
const SCRIPT_LIMIT = '100 KB'
const STYLE_LIMIT = '15 KB'
const LOCALES = Object.values(languages).map(({ locale }) => locale)

export default [
  ...LOCALES.map((locale) => ({
    name: `home's first load, JS (${locale})`,
    path: firstLoadOf(locale).scripts,
    limit: SCRIPT_LIMIT,
    brotli: true,
  })),
  ...brandStyles().map((brand) => ({
    name: `home's first load, CSS (${brand.split('/').at(-1)})`,
    path: [...firstLoadOf('en').styles, brand],
    limit: STYLE_LIMIT,
    brotli: true,
  })),
]
