import { capabilityOf } from './lib/pages/page-address.ts'
import type { PageAddress } from './lib/pages/page-address.ts'
import type { PageMeta, PageModule, Route, RouteTable } from './lib/pages/page-module.ts'
import { pageMeta } from './shell/page-meta.ts'

const pages = import.meta.glob<PageModule>([
  './shell/home-page.tsx',
  './catalogue/game-list-page.tsx',
  './identity/{login,register,trial}/*-page.tsx',
  './messaging/notice-page.tsx',
])

function page(file: PageAddress, meta: PageMeta): Route {
  const load = pages[file]
  if (!load) throw new Error(`There is no page ${file}`)
  return { file, meta, load, texts: [capabilityOf(file)], isLazy: false }
}

const home = page('./shell/home-page.tsx', pageMeta.home)
const register = page('./identity/register/register-page.tsx', pageMeta.register)

/** Public pages where most visits begin; all other public addresses are in `lazy-routes.ts`. */
export const routes: RouteTable = {
  eager: {
    '/': home,
    '/m': home,
    '/m/index': home,
    '/m/index.html': home,
    '/m/home': home,
    '/m/gameList': page('./catalogue/game-list-page.tsx', pageMeta.gameList),
    '/m/login': page('./identity/login/login-page.tsx', pageMeta.login),
    '/m/register': register,
    '/m/register.html': register,
    '/m/trail': page('./identity/trial/trial-page.tsx', pageMeta.trial),
    '/m/notice': page('./messaging/notice-page.tsx', pageMeta.notice),
  },
  loadLazy: async () => (await import('./lazy-routes.ts')).lazyRoutes,
  lost: pageMeta.lost,
}
