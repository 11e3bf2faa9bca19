import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'

import { contractSettingsOf, putContractSettings } from '../public.ts'
import type { ContractSettings } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Parameter } from '../../operator/kit/command.ts'
import { requireTiers, parseKind, TIERS_FORMAT, parseTiers, tiersText, parseWhole } from './parse-contract.ts'
import { requireOption } from '../../operator/kit/require-option.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { requireMerchants } from '../../operator/kit/require-merchants.ts'

const MAX_CONTRACTS = 100_000
const MAX_SERIES = 3_000

export const kindParameter: Parameter = {
  name: 'kind',
  about: ContractKind.options.join(', '),
  choices: ContractKind.options,
}

const listSettings: Command = {
  action: 'list-settings',
  summary: 'Lists the kinds of contracts that a merchant offers, with their limits and suggested tiers',
  parameters: [anyMerchant],
  examples: ['', 'aurora'],
  run: async ({ db }, { positional }) => {
    const merchants = await requireMerchants(db, positional['merchant'])
    const rows = await Promise.all(
      merchants.flatMap(({ code }) =>
        ContractKind.options.map(async (kind) => ({
          merchant: code,
          kind,
          ...read(await contractSettingsOf(db, code, kind)),
        })),
      ),
    )
    const columns = ['merchant', 'kind', 'enabled', 'maximum', 'minimumSeries', 'tiers']
    return { kind: 'list', columns, rows, empty: 'There are no merchants.' }
  },
}

const read = ({ open, maxContracts: mostContracts, minSeries: leastSeries, tiers }: ContractSettings) => ({
  enabled: open ? 'on' : 'off',
  maximum: mostContracts,
  minimumSeries: leastSeries,
  tiers: tiersText(tiers),
})

const updateSettings: Command = {
  action: 'update-settings',
  summary: 'Updates whether a kind is offered, the maximum per agent, the minimum prize series and the suggested tiers',
  parameters: [merchantParameter, kindParameter],
  options: {
    enabled: { value: 'on|off', about: 'whether new contracts are offered; existing contracts continue' },
    maximum: { value: 'count', about: 'the maximum number of contracts that an agent has with downline members' },
    'minimum-series': {
      value: 'series',
      about: 'the minimum lottery prize series of the downline member; 0: no minimum',
    },
    tiers: { value: 'rows', about: TIERS_FORMAT },
  },
  examples: ['aurora daily_salary --maximum 50', 'lotus hourly_salary --enabled off'],
  run: (operator, { positional: { merchant = '', kind: kindText = '' }, options }) => {
    const kind = parseKind(kindText)
    const { enabled, maximum, 'minimum-series': series, tiers } = options
    requireOption('contracts update-settings', options, ['enabled', 'maximum', 'minimum-series', 'tiers'])
    if (enabled !== undefined && enabled !== 'on' && enabled !== 'off')
      throw new UsageError('Invalid --enabled. Use on or off.')
    const effect = 'It applies to offers from now on; existing contracts do not change.'
    return change(
      operator,
      { merchant, command: 'contracts update-settings', subject: kind, effect },
      async (tx, { code, currency }) => {
        const before = await contractSettingsOf(tx, code, kind)
        const after: ContractSettings = {
          open: enabled === undefined ? before.open : enabled === 'on',
          maxContracts: maximum === undefined ? before.maxContracts : parseWhole(maximum, MAX_CONTRACTS),
          minSeries: series === undefined ? before.minSeries : parseWhole(series, MAX_SERIES),
          tiers: tiers === undefined ? before.tiers : parseTiers(tiers),
        }
        requireTiers(kind, after.tiers, currency)
        const write = () => putContractSettings(tx, { merchantCode: code, kind }, after)
        return { before: read(before), after: read(after), write }
      },
    )
  },
}

/** Commands for a merchant's contract settings. */
export const contractSettings = [listSettings, updateSettings]
