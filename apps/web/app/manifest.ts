import { languages } from '@ante/contract/merchant/language.ts'
import type { RenderManifest } from '@ante/contract/merchant/page.ts'

import { brandOf } from './assets.ts'
import { loadServerMessages } from './lib/i18n/server-messages.ts'
import { moneyPageMeta } from './pages/money-page-meta.ts'
import { rewardPageMeta } from './pages/reward-page-meta.ts'
import { pageMeta } from './shell/page-meta.ts'

/** Start address of the installed app; the parameter counts visits from it. */
const START = '/m/home?from=pwa'

/** Shortcuts in the long-press menu of the icon. */
const SHORTCUTS = [
  { title: pageMeta.gameList.title, url: '/m/gameList?gameType=HOT' },
  { title: moneyPageMeta.deposit.title, url: '/m/voucherCenter' },
  { title: rewardPageMeta.promotions.title, url: '/m/activity' },
]

/** Renders the web app manifest of the merchant's site in the visitor's language. */
export const renderManifest: RenderManifest = async ({ language, settings }) => {
  const { locale, direction } = languages[language]
  const i18n = await loadServerMessages(locale, ['pages'])
  const [code, { themeColor }] = brandOf(settings.merchantCode)
  const icon = (file: string, px: number, purpose: string) => ({
    src: `/pictures/brands/${code}/${file}`,
    sizes: `${px}x${px}`,
    type: 'image/png',
    purpose,
  })
  return {
    // The identity of the app, which stays the same if its name or language changes.
    id: '/m/home',
    name: settings.name,
    short_name: settings.name,
    description: i18n._(pageMeta.home.description),
    lang: locale,
    dir: direction,
    start_url: START,
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: themeColor,
    background_color: themeColor,
    categories: ['games', 'entertainment'],
    prefer_related_applications: false,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: SHORTCUTS.map(({ title, url }) => ({
      name: i18n._(title),
      url,
      icons: [icon('icon-192.png', 192, 'any')],
    })),
  }
}
