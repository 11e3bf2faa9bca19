import { languages } from '@ante/contract/merchant/language.ts'
import type { PageBrand, RenderManifest } from '@ante/contract/merchant/page.ts'

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
export const renderManifest: RenderManifest = async ({ language, settings, brand }) => {
  const { locale, direction } = languages[language]
  const i18n = await loadServerMessages(locale, ['pages'])
  const { themeColor, icon192, icon512, maskable512 } = brand
    ? installFilesOf(brand)
    : builtFilesOf(settings.merchantCode)
  const icon = (src: string, px: number, purpose: string) => ({
    src,
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
    icons: [icon(icon192, 192, 'any'), icon(icon512, 512, 'any'), icon(maskable512, 512, 'maskable')],
    shortcuts: SHORTCUTS.map(({ title, url }) => ({
      name: i18n._(title),
      url,
      icons: [icon(icon192, 192, 'any')],
    })),
  }
}

interface InstallFiles {
  themeColor: string
  icon192: string
  icon512: string
  maskable512: string
}

/** The start screen has one colour: that of the light scheme, if the brand has both. */
function installFilesOf({ look: { themeColors, icon192, icon512, maskable512 } }: PageBrand): InstallFiles {
  const themeColor = (themeColors.find(({ scheme }) => scheme === 'light') ?? themeColors[0])?.color ?? '#000000'
  return { themeColor, icon192, icon512, maskable512 }
}

function builtFilesOf(merchant: string): InstallFiles {
  const [code, { themeColor }] = brandOf(merchant)
  const address = (file: string) => `/pictures/brands/${code}/${file}`
  return {
    themeColor,
    icon192: address('icon-192.png'),
    icon512: address('icon-512.png'),
    maskable512: address('maskable-512.png'),
  }
}
