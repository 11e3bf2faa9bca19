import { ContractKind } from '@ante/contract/agents/contract-tiers.ts'

import { contractSettingsOf, putContractSettings } from '../public.ts'
import type { ContractSettings } from '../public.ts'
import { change } from '../../operator/kit/change.ts'
import { anyMerchant, merchantParameter } from '../../operator/kit/command.ts'
import type { Command, Parameter } from '../../operator/kit/command.ts'
import { requireTiers, parseKind, TIERS_FORMAT, parseTiers, tiersText, parseWhole } from './parse-contract.ts'
import { requireOption } from '../../operator/kit/demand-option.ts'
import { UsageError } from '../../operator/kit/failures.ts'
import { merchantsNamed } from '../../operator/kit/merchant-named.ts'

const MOST_CONTRACTS = 100_000
const MOST_SERIES = 3_000

export const kindParameter: Parameter = { name: 'kind', about: ContractKind.options.join(', ') }

const settings: Command = {
  action: 'settings',
  summary: 'Lists the kinds of contracts that a merchant offers, with their limits and suggested tiers',
  parameters: [anyMerchant],
  run: async ({ db }, { words }) => {
    const merchants = await merchantsNamed(db, words['merchant'])
    const rows = await Promise.all(
      merchants.flatMap(({ code }) =>
        ContractKind.options.map(async (kind) => ({
          merchant: code,
          kind,
          ...read(await contractSettingsOf(db, code, kind)),
        })),
      ),
    )
    const columns = ['merchant', 'kind', 'open', 'most', 'series', 'tiers']
    return { kind: 'list', columns, rows, empty: 'There are no merchants.' }
  },
}

const read = ({ open, mostContracts, leastSeries, tiers }: ContractSettings) => ({
  open: open ? 'yes' : 'no',
  most: mostContracts,
  series: leastSeries,
  tiers: tiersText(tiers),
})

const set: Command = {
  action: 'set',
  summary: 'Changes whether a kind is offered, the maximum per agent, the minimum prize series and the suggested tiers',
  parameters: [merchantParameter, kindParameter],
  options: {
    open: { value: 'yes|no', about: 'whether new contracts are offered; existing contracts continue' },
    most: { value: 'count', about: 'the maximum number of contracts that an agent has with downline members' },
    series: { value: 'series', about: 'the minimum lottery prize series of the downline member; 0: no minimum' },
    tiers: { value: 'rows', about: TIERS_FORMAT },
  },
  examples: ['aurora daily_salary --most 50', 'lotus hourly_salary --open no'],
  run: (operator, { words: { merchant = '', kind: kindText = '' }, options }) => {
    const kind = parseKind(kindText)
    const { open, most, series, tiers } = options
    requireOption('contracts set', options, ['open', 'most', 'series', 'tiers'])
    if (open !== undefined && open !== 'yes' && open !== 'no') throw new UsageError('Invalid --open. Use yes or no.')
    const seen = 'It applies to offers from now on; existing contracts do not change.'
    return change(
      operator,
      { merchant, command: 'contracts set', subject: kind, seen },
      async (tx, { code, currency }) => {
        const before = await contractSettingsOf(tx, code, kind)
        const after: ContractSettings = {
          open: open === undefined ? before.open : open === 'yes',
          mostContracts: most === undefined ? before.mostContracts : parseWhole(most, MOST_CONTRACTS),
          leastSeries: series === undefined ? before.leastSeries : parseWhole(series, MOST_SERIES),
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
export const contractSettings = [settings, set]
