import type { CompleteSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import { BrandTemplate } from '@ante/contract/merchant/brand-template.ts'
import { flagMeanings } from '@ante/contract/merchant/flags.ts'
import { allMenuKeys } from '@ante/contract/merchant/menu-keys.ts'

import type { ShownSetup } from './setup-queries.ts'

/** Functions that need accounts at other companies, or that few sites want: off at first. */
const OFF_AT_FIRST = [
  'CAPTCHA3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'FIREBASESMS3',
  'JACKPOTSHOW3',
  'PLAYERCONT3',
  'DOWNLOADLOGIN3',
]

const functionsAtFirst = Object.keys(flagMeanings).filter((flag) => !OFF_AT_FIRST.includes(flag))
const [FIRST_TEMPLATE = 'night'] = BrandTemplate.options

/** Returns the host of the console without its first part: `console.example.com` is at `example.com`. */
const parentHost = (): string => globalThis.location.hostname.split('.').slice(1).join('.') || 'localhost'

/** Returns a likely host of a new site. */
export const suggestedHost = (code: string): string => (code === '' ? '' : `${code}.${parentHost()}`)

/** Returns the saved values of each step, else values that suit most sites. */
export function startingValues({ steps, offered }: ShownSetup): CompleteSteps {
  const on = steps.functions?.on ?? functionsAtFirst
  return {
    site: steps.site ?? {
      code: '',
      name: '',
      hosts: [''],
      currency: 'PHP',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    look: steps.look ?? { template: FIRST_TEMPLATE },
    languages: steps.languages ?? { languages: ['EN'], defaultLanguage: 'EN', agreement: 'template' },
    licence: steps.licence ?? { jurisdiction: 'XX', minimumAge: 18, line: '' },
    functions: steps.functions ?? { on: functionsAtFirst },
    menu: steps.menu ?? { shown: [...allMenuKeys, ...on] },
    payments: steps.payments ?? { demoChannels: offered.demoChannels, bank: null },
    games: steps.games ?? { vendors: offered.vendors.flatMap(({ code, hasKey }) => (hasKey ? [code] : [])) },
    content: steps.content ?? { demo: true },
  }
}
