import { languages } from '@ante/contract/merchant/language.ts'
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** Parts of a capability that have a catalogue of their own, by its name: the capability's other pages do not need these words. */
const PARTS = {
  guards: ['identity/payment-password', 'identity/payee-name', 'identity/security/overview'],
  deposits: ['cashier/deposit'],
  plays: ['lottery/betting/words'],
  lotteries: ['lottery/names'],
  betting: ['lottery/betting'],
  bets: ['lottery/orders', 'lottery/order'],
  trends: ['lottery/trends'],
  wins: ['lottery/celebration'],
  mail: ['messaging/mail', 'messaging/push'],
  club: ['promotions/vip'],
  envelopes: ['promotions/red-rain'],
  calendar: ['promotions/calendar'],
  wheel: ['promotions/wheel'],
  invite: ['promotions/referral'],
  missions: ['promotions/missions', 'promotions/leaderboard'],
  rain: ['promotions/red-rain/strip'],
  agency: ['places/agency-centre'],
  contracts: ['agents/contracts'],
  team: ['agents/team'],
  teambets: ['agents/bets'],
  teamrates: ['agents/rebates'],
  teamlinks: ['agents/links'],
  teampay: ['agents/dividend'],
  teamsums: ['agents/sums', 'agents/line', 'agents/overview', 'agents/profit'],
}
const foldersOf = (parts: string[]) => parts.map((part) => `<rootDir>/app/${part}/`)
/** Folders that stand within those of a part, and are parts themselves. */
const innerOf = (parts: string[]) =>
  Object.values(PARTS)
    .flat()
    .filter((folder) => parts.some((part) => folder.startsWith(`${part}/`)))

/** English is written in the components; the other languages stand beside it, a catalogue a capability. */
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
