import { languages } from './packages/contract/merchant/language.ts'
import { consoleFirstLoad, consoleScreens } from './tools/check/sizes/console-load.ts'
import { enginePages } from './tools/check/sizes/engine-page.ts'
import { brandStyles, deferredOf, firstLoadOf } from './tools/check/sizes/first-load.ts'
import { lazyRouteTable, pageLoads } from './tools/check/sizes/page-load.ts'

/** The budget of a first visit on a slow phone, as the bytes cross the wire. */
const SCRIPT_LIMIT = '85 KB'
const STYLE_LIMIT = '8 KB'
/** What home loads once it is idle, to hydrate its blocks. */
const DEFERRED_LIMIT = '11 KB'
/** What the first far page brings for all of them. */
const FAR_TABLE_LIMIT = '12 KB'
/** What a further page may add, its words included. */
const PAGE_LIMIT = '18 KB'
/**
 * The way in has more to do; a promotion shows every kind of offer, takes pictures, and where it is gone shows all
 * others; the lottery draws results of every family, and its betting page brings all their rules; messages have the words of all
 * mails that the other capabilities write.
 */
const LIMITS = [
  [/^identity\/(login|register)\//, '30 KB'],
  [/^promotions\/detail\//, '24 KB'],
  [/^pages\/message$/, '20 KB'],
  [/^lottery\/betting\//, '58 KB'],
  [/^lottery\//, '23 KB'],
]
/** The operator console is opened once a shift, on a desk. */
const CONSOLE_LIMIT = '250 KB'
const CONSOLE_SCREEN_LIMIT = '120 KB'
/** A vendor's game, from its page to its pictures in the script. */
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
  { name: 'the blocks of home, JS once idle', path: deferredOf(), limit: DEFERRED_LIMIT, brotli: true },
  {
    name: 'the table of far pages, JS beyond the shell',
    path: lazyRouteTable(),
    limit: FAR_TABLE_LIMIT,
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
