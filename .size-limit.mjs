import { languages } from './packages/contract/merchant/language.ts'
import { consoleFirstLoad, consoleScreens } from './tools/check/sizes/console-load.ts'
import { enginePages } from './tools/check/sizes/engine-page.ts'
import { brandStyles, deferredOf, firstLoadOf } from './tools/check/sizes/first-load.ts'
import { lazyRouteTable, pageLoads } from './tools/check/sizes/page-load.ts'

/** Compressed size of home's first load, for a first visit on a slow phone. */
const SCRIPT_LIMIT = '85 KB'
const STYLE_LIMIT = '8 KB'
/** Scripts that home loads when it is idle, to hydrate its blocks. */
const DEFERRED_LIMIT = '11 KB'
/** The route table of all lazy routes, which the first of these pages loads. */
const LAZY_ROUTES_LIMIT = '12 KB'
/** Scripts and texts of another page, beyond those of the first load. */
const PAGE_LIMIT = '18 KB'
/**
 * Pages with a higher limit. Sign-in and registration have many forms. A promotion has every type of offer, picture uploads,
 * and a list of other promotions if it has ended. Lottery pages draw the results of every family, and the betting page has
 * all rules. The inbox has the texts of all mail templates.
 */
const LIMITS = [
  [/^identity\/(login|register)\//, '30 KB'],
  [/^promotions\/detail\//, '24 KB'],
  [/^pages\/message$/, '20 KB'],
  [/^lottery\/betting\//, '58 KB'],
  [/^lottery\//, '23 KB'],
]
/** The operator console is opened once per shift, on a desktop computer. */
const CONSOLE_LIMIT = '250 KB'
const CONSOLE_SCREEN_LIMIT = '120 KB'
/** First load of a studio game: page, styles and scripts, which include its pictures. */
const GAME_LIMIT = '150 KB'
const limitOf = (page) => LIMITS.find(([pages]) => pages.test(page))?.[1] ?? PAGE_LIMIT
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
  { name: 'the blocks of home, JS loaded when idle', path: deferredOf(), limit: DEFERRED_LIMIT, brotli: true },
  {
    name: 'the table of lazy routes, JS beyond the shell',
    path: lazyRouteTable(),
    limit: LAZY_ROUTES_LIMIT,
    brotli: true,
  },
  ...pageLoads().map(({ name, scripts }) => ({
    name: `${name}, JS beyond the shell`,
    path: scripts,
    limit: limitOf(name),
    brotli: true,
  })),
  { name: "the console's first load", path: consoleFirstLoad(), limit: CONSOLE_LIMIT, brotli: true },
  ...consoleScreens().map(({ name, files }) => ({
    name: `the console's ${name}, beyond its first load`,
    path: files,
    limit: CONSOLE_SCREEN_LIMIT,
    brotli: true,
  })),
  ...enginePages().map(({ engine, files }) => ({
    name: `the game ${engine}, first load`,
    path: files,
    limit: GAME_LIMIT,
    brotli: true,
  })),
]
