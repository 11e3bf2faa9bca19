import { announcements } from '@ante/demo/announcements.ts'
import { lotteryGames } from '@ante/demo/lottery/lottery.ts'
import type { DemoLottery } from '@ante/demo/lottery/game.ts'
import { channels } from '@ante/demo/payments.ts'
import { registration } from '@ante/demo/registration.ts'
import { shortTexts } from '@ante/demo/texts/texts.ts'
import { TRIAL_SUFFIX } from '@ante/contract/console/merchant-setup-steps.ts'
import type { CompleteSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import { flagMeanings } from '@ante/contract/merchant/flags.ts'

import type { StoredPayments } from '../../cashier/public.ts'
import { storedAnnouncement } from '../../demo/announcements-part.ts'
import { agreementTexts, helpArticles } from '../../demo/help-part.ts'
import { depositSetting, sandboxProvider, storedChannel, storedPromotions } from '../../demo/payments-part.ts'
import { unitsOf } from '../../kit/money.ts'
import type { Sandbox } from '../../kit/sandbox.ts'
import type { StoredSettings } from '../../merchant/public.ts'

/** The site whose contents a new site begins with. */
const MODEL = 'aurora'
/** Lobby categories after HOT, in their usual order. */
const CATEGORIES = ['RNG', 'LIVE', 'SPORTS', 'FISH', 'PVP', 'INHOUSE', 'LOTT', 'ELOTT']
const LICENCE_PICTURE = '/pictures/brands/licence.svg'
/** Time limit of a bank transfer that staff confirms. */
const BANK_MINUTES = 120

/** Returns the columns of a new merchant; its trial merchant has the same, but no hosts. */
export function merchantRow({ site, languages, licence, functions, menu }: CompleteSteps) {
  const settings: StoredSettings = {
    mainDomain: site.hosts[0] ?? '',
    languages: languages.languages,
    defaultLanguage: languages.defaultLanguage,
    flags: Object.fromEntries(Object.keys(flagMeanings).map((flag) => [flag, functions.on.includes(flag)])),
    menu: menu.shown,
    categories: CATEGORIES,
    imageCDNs: [],
    paths: [],
    resources: [],
    customerService: [],
    licence: {
      line: licenceLine({ site, languages, licence }),
      picture: LICENCE_PICTURE,
      minimumAge: licence.minimumAge,
    },
    mobileTemplate: {
      app_background: '',
      app_desc: shortTexts('app description', { name: site.name }),
      app_desc_font_color: '',
      mem_cen: '1',
      dep_func: '1',
    },
  }
  const { code, name, currency, zone, hosts } = site
  const shared = { currency, zone, settings, registration: registration(false), jurisdiction: licence.jurisdiction }
  return {
    merchant: { ...shared, code, name, hosts, trial_of: null },
    trial: { ...shared, code: code + TRIAL_SUFFIX, name: `${name} play money`, hosts: [], trial_of: code },
  }
}

/** The entered line is in the default language. Without one, the line says that the site is a demo. */
const licenceLine = ({ site, languages, licence }: Pick<CompleteSteps, 'site' | 'languages' | 'licence'>) =>
  licence.line === '' ? shortTexts('licence', { name: site.name }) : { [languages.defaultLanguage]: licence.line }

/** Returns the merchant as the texts of help and agreement name it. */
function withTexts(steps: CompleteSteps) {
  const { site, languages, licence } = steps
  return {
    name: site.name,
    currency: site.currency,
    languages: languages.languages,
    licence: { line: licenceLine(steps), picture: LICENCE_PICTURE, minimumAge: licence.minimumAge },
  }
}

/** Returns the user agreement of the platform for the merchant; null if staff adds one later. */
export const agreementOf = (steps: CompleteSteps) =>
  steps.languages.agreement === 'later' ? null : agreementTexts(withTexts(steps))

/** Returns the contents that a site of the demo begins with; none of them without the demo. */
export function demoContents(steps: CompleteSteps) {
  const { site, languages } = steps
  if (!steps.content.demo) return { announcements: [], articles: [], bonuses: [] }
  return {
    announcements: announcements
      .filter(({ merchants }) => merchants.includes(MODEL))
      .map((one, index) => storedAnnouncement(one, { code: site.code, languages: languages.languages, index })),
    articles: helpArticles(withTexts(steps)),
    bonuses: storedPromotions(site.code),
  }
}

/** Returns the payments of the merchant. `sandbox` is null where there is no demo provider. */
export function paymentsOf(steps: CompleteSteps, sandbox: Sandbox | null): StoredPayments {
  const { code, currency } = steps.site
  const { demoChannels, bank } = steps.payments
  const ofDemo = (channels[MODEL] ?? []).filter((channel) => demoChannels.some((one) => one === channel.code))
  const rows = [
    ...ofDemo.map((channel) => storedChannel(channel, currency)),
    ...(bank ? [bankRow(bank, currency)] : []),
  ]
  return {
    providers: sandbox && ofDemo.length > 0 ? [sandboxProvider(sandbox, code)] : [],
    channels: rows.map((row, position) => ({ ...row, merchant_code: code, position })),
    promotions: demoContents(steps).bonuses,
    setting: depositSetting(code),
  }
}

type BankTransfer = NonNullable<CompleteSteps['payments']['bank']>

/** A channel without a provider: staff confirms the payments that arrive at the account. */
function bankRow({ minimum, maximum, ...account }: BankTransfer, currency: string): ReturnType<typeof storedChannel> {
  return {
    code: 'transfer',
    kind: 'MT',
    provider: null,
    names: JSON.stringify({ EN: 'Bank transfer' }),
    instructions: JSON.stringify({ EN: 'Send exactly the amount shown, then send us the receipt.' }),
    picture: '',
    pay_currency: currency,
    min_amount: unitsOf(minimum),
    max_amount: unitsOf(maximum),
    fixed_amounts: [],
    fee_hundredths: 0,
    reimbursement_hundredths: 0,
    rate: null,
    confirmations: null,
    network: '',
    minutes: BANK_MINUTES,
    bank: JSON.stringify(account),
    open: true,
  }
}

/** Returns the lotteries of the platform, if the merchant offers a vendor of lotteries. */
export const lotteriesOf = (steps: CompleteSteps, lotteryVendors: ReadonlySet<string>): readonly DemoLottery[] =>
  steps.games.vendors.some((vendor) => lotteryVendors.has(vendor)) ? (lotteryGames[MODEL] ?? []) : []
