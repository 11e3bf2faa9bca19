import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { LadderCategory } from '@ante/contract/agents/rebates.ts'
import type { showAgentSettings } from '@ante/contract/console/agent-contracts.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { changeDays, contractSettingsOf, payTermsOf } from '../../agents/public.ts'
import { textOf } from '../../kit/money.ts'
import { operatorRatesOn, rateText } from '../../promotions/public.ts'
import type { ScreenPorts } from '../screen-ports.ts'

type Settings = OutputOf<typeof showAgentSettings>

const CARRY_OVERS = ['never', 'always', 'onePeriod', 'oneMonth'] as const

/** Returns the rates, quotas and terms that hold for all agents of a merchant. */
export async function shownSettings(
  { db, clock, merchants }: Pick<ScreenPorts, 'db' | 'clock' | 'merchants'>,
  merchantCode: string,
): Promise<Settings> {
  const { today, changesFrom } = await changeDays(db, { merchantCode, now: clock.now() })
  const [now, later, terms, contracts] = await Promise.all([
    operatorRatesOn(db, { merchantCode, day: today }),
    operatorRatesOn(db, { merchantCode, day: changesFrom }),
    payTermsOf(db, merchantCode),
    Promise.all(
      ContractKind.options.map(async (kind): Promise<Settings['contracts'][number]> => {
        const { open, maxContracts, minSeries, tiers } = await contractSettingsOf(db, merchantCode, kind)
        return { kind, isOpen: open, most: maxContracts, minimumSeries: minSeries, tiers }
      }),
    ),
  ])
  const { daily, hourly, dividend } = terms.activeFrom
  return {
    currency: merchants.of(merchantCode).currency,
    rates: LadderCategory.options.map((category) => ({
      category,
      top: rateText(now[category].top),
      topTomorrow: rateText(later[category].top),
      default: rateText(now[category].defaultRate),
      defaultTomorrow: rateText(later[category].defaultRate),
    })),
    contracts,
    bills: {
      dividendStyle: terms.dividendStyle,
      carryOver: CARRY_OVERS[terms.carryOver],
      addsUp: terms.stackSalaries,
      needsApproval: terms.needsApproval,
      activeFrom: { daily: textOf(daily), hourly: textOf(hourly), dividend: textOf(dividend) },
    },
  }
}
