/**
 * Rebate rates of a member in the tree below the demo's agents, in percent: between those of the downline and those of
 * the agent.
 */
export interface DemoRate {
  account: string
  category: 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS'
  rate: number
}

/** Age of the rates in days: they apply to all play of the tree. */
export const RATES_SINCE_DAYS = 30
/** Number of past days for which the gateway pays the agents in its first night. */
export const INCOME_DAYS = 7

const ratesByAccounts: readonly [accounts: readonly string[], rates: Partial<Record<DemoRate['category'], number>>][] =
  [
    [['agent01', 'agent02', 'agent03'], { RNG: 0.7, FISH: 0.6, LIVE: 0.5, SPORTS: 0.4 }],
    [['agent04', 'agent05'], { RNG: 0.6, FISH: 0.5, LIVE: 0.4 }],
    [['carlo88', 'diwata', 'elias07', 'florante', 'gabriela', 'hiraya9'], { RNG: 0.5, FISH: 0.4, LIVE: 0.3, PVP: 0.4 }],
    [['ligaya', 'makisig'], { RNG: 0.4, SPORTS: 0.2 }],
  ]

const CATEGORIES = ['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS'] as const

/** Rates of each demo merchant. */
export const rates: DemoRate[] = ratesByAccounts.flatMap(([accounts, accountRates]) =>
  accounts.flatMap((account) =>
    CATEGORIES.flatMap((category) => {
      const rate = accountRates[category]
      return rate === undefined ? [] : [{ account, category, rate }]
    }),
  ),
)
