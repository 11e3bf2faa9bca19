import { SetupStep, TRIAL_SUFFIX } from '@ante/contract/console/merchant-setup-steps.ts'
import type { CompleteSteps, SetupProblem, SetupSteps } from '@ante/contract/console/merchant-setup-steps.ts'
import { flagMeanings } from '@ante/contract/merchant/flags.ts'
import { leastAgeIn } from '@ante/contract/merchant/jurisdiction.ts'
import { allMenuKeys, menuKeys } from '@ante/contract/merchant/menu-keys.ts'

import { isPayableIn, unitsOf } from '../../kit/money.ts'

/** What the steps of a setup are compared with. */
export interface SetupFacts {
  /** Codes of all merchants. */
  codes: ReadonlySet<string>
  /** Hosts of all sites and of their staged brands. */
  hosts: ReadonlySet<string>
  consoleHost: string | null
  /** Codes of the platform's vendors. */
  vendors: ReadonlySet<string>
  /** Whether the demo provider exists: not in production. */
  hasSandbox: boolean
}

type Values<Step extends SetupStep> = NonNullable<SetupSteps[Step]>
type Found = Omit<SetupProblem, 'step'>
type Rules = { [Step in SetupStep]: (values: Values<Step>, facts: SetupFacts, steps: SetupSteps) => Found[] }

/** Subdomains that the gateway uses itself. */
const RESERVED_HOST = /^(staged|console)\./

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
const currencies = new Set(Intl.supportedValuesOf('currency'))
const shownKeys = new Set([...allMenuKeys, ...Object.keys(flagMeanings)])

const rules: Rules = {
  site: ({ code, hosts, currency, zone }, facts) => [
    ...(facts.codes.has(code) || facts.codes.has(code + TRIAL_SUFFIX) ? [found('code', 'taken', code)] : []),
    ...(code.endsWith(TRIAL_SUFFIX) ? [found('code', 'reserved', code)] : []),
    ...hosts.flatMap((host, at) => {
      if (hosts.indexOf(host) < at) return [found('hosts', 'repeated', host)]
      if (RESERVED_HOST.test(host) || host === facts.consoleHost) return [found('hosts', 'reserved', host)]
      return facts.hosts.has(host) ? [found('hosts', 'taken', host)] : []
    }),
    ...(currencies.has(currency) ? [] : [found('currency', 'unknown', currency)]),
    ...(zones.has(zone) ? [] : [found('zone', 'unknown', zone)]),
  ],
  look: () => [],
  languages: ({ languages, defaultLanguage }) => [
    ...repeatedIn(languages).map((language) => found('languages', 'repeated', language)),
    ...(languages.includes(defaultLanguage) ? [] : [found('defaultLanguage', 'not_offered', defaultLanguage)]),
  ],
  licence: ({ jurisdiction, minimumAge, line }, { hasSandbox }) => [
    ...(minimumAge < leastAgeIn(jurisdiction)
      ? [found('minimumAge', 'too_young', String(leastAgeIn(jurisdiction)))]
      : []),
    // Without a line, a site says that it is a demo.
    ...(line === '' && !hasSandbox ? [found('line', 'missing', '')] : []),
  ],
  functions: ({ on }) => [
    ...repeatedIn(on).map((flag) => found('on', 'repeated', flag)),
    ...on.filter((flag) => !(flag in flagMeanings)).map((flag) => found('on', 'unknown', flag)),
  ],
  menu: ({ shown }) => [
    ...repeatedIn(shown).map((key) => found('shown', 'repeated', key)),
    ...shown.filter((key) => !shownKeys.has(key)).map((key) => found('shown', 'unknown', key)),
    ...(menuKeys.bottomMenu.some((key) => shown.includes(key)) ? [] : [found('shown', 'nothing_shown', 'bottomMenu')]),
    ...(menuKeys.home.some((key) => shown.includes(key)) ? [] : [found('shown', 'nothing_shown', 'home')]),
  ],
  payments: ({ demoChannels, bank }, { hasSandbox }, { site }) => [
    ...repeatedIn(demoChannels).map((code) => found('demoChannels', 'repeated', code)),
    ...(hasSandbox ? [] : demoChannels.map((code) => found('demoChannels', 'unknown', code))),
    ...(bank ? limitProblems(bank, site?.currency) : []),
  ],
  games: ({ vendors }, facts) => [
    ...repeatedIn(vendors).map((vendor) => found('vendors', 'repeated', vendor)),
    ...vendors.filter((vendor) => !facts.vendors.has(vendor)).map((vendor) => found('vendors', 'unknown', vendor)),
  ],
  content: () => [],
}

/** Returns what is not possible in the saved steps of a setup, each step on its own. */
export const stepProblems = (steps: SetupSteps, facts: SetupFacts): SetupProblem[] =>
  savedSteps(steps).flatMap((step) => problemsOf(step, steps, facts).map((problem) => ({ step, ...problem })))

function problemsOf<Step extends SetupStep>(step: Step, steps: SetupSteps, facts: SetupFacts): Found[] {
  const values: SetupSteps[Step] = steps[step]
  return values === undefined ? [] : rules[step](values, facts, steps)
}

const savedSteps = (steps: SetupSteps): SetupStep[] => SetupStep.options.filter((step) => steps[step] !== undefined)

/** Returns the steps without values. */
export const missingSteps = (steps: SetupSteps): SetupStep[] =>
  SetupStep.options.filter((step) => steps[step] === undefined)

/** Whether all steps have values. */
export const isComplete = (steps: SetupSteps): steps is CompleteSteps => missingSteps(steps).length === 0

const found = (field: string, problem: Found['problem'], value: string): Found => ({ field, problem, value })

const repeatedIn = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) < at)),
]

/** Returns what is wrong with the limits of a channel; amounts must be payable in the currency, once it is known. */
function limitProblems(
  { minimum, maximum }: { minimum: string; maximum: string },
  currency: string | undefined,
): Found[] {
  const isRefused = (amount: string) =>
    unitsOf(amount) === 0n || (currency !== undefined && !isPayableIn(currency, unitsOf(amount)))
  return [
    ...(isRefused(minimum) ? [found('minimum', 'not_payable', minimum)] : []),
    ...(isRefused(maximum) ? [found('maximum', 'not_payable', maximum)] : []),
    ...(unitsOf(minimum) > unitsOf(maximum) ? [found('minimum', 'above_maximum', minimum)] : []),
  ]
}
