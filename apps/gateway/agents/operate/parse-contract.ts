import {
  ContractCategory,
  ContractKind,
  ContractTiers,
  tierProblem,
  TIERS_AT_MOST,
} from '@ante/contract/agents/contract-tiers.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'

import { NotDone, UsageError } from '../../operator/kit/failures.ts'

const ROW = /^(\d+(?:\.\d{1,2})?):(\d+):(\d+(?:\.\d+)?)(%?)(?::(\d+(?:\.\d{1,2})?))?$/

export const TIERS_FORMAT =
  'rows from the lowest: volume:active members:rate, as in "10000:2:0.3%,500000:20:6000"; without % an amount once; of dividends a fourth figure is the least loss'

/** Parses `10000:2:0.3%,500000:20:6000` into contract tiers. */
export function parseTiers(text: string): ContractTier[] {
  const rows = text.split(',').map((row) => {
    const [, minVolume = '', members = '', rate = '', percent, netLoss = '0'] = ROW.exec(row.trim()) ?? []
    if (minVolume === '') throw new UsageError(`${row.trim()} is no row. Say ${TIERS_FORMAT}.`)
    const rateType: ContractTier['rateType'] = percent === '%' ? 'P' : 'F'
    return { minVolume, netLoss, activeMembers: Number(members), rateType, rate }
  })
  const { success, data } = ContractTiers.safeParse(rows)
  if (!success) {
    throw new UsageError(
      `These rows cannot be a contract: there are 1 to ${TIERS_AT_MOST}, and a share is above 0 % and at most 100 %, in thousandths of a per cent.`,
    )
  }
  return data
}

/** Formats tiers in the same one-line notation. */
export const tiersText = (tiers: readonly ContractTier[]): string =>
  tiers
    .map(({ minVolume, activeMembers, rateType, rate, netLoss }) => {
      const loss = Number(netLoss) > 0 ? `:${netLoss}` : ''
      return `${minVolume}:${activeMembers}:${rate}${rateType === 'P' ? '%' : ''}${loss}`
    })
    .join(',')

export function parseKind(text: string): ContractKind {
  const { success, data } = ContractKind.safeParse(text)
  if (!success) throw new UsageError(`There is no kind ${text}. There are: ${ContractKind.options.join(', ')}.`)
  return data
}

export function parseCategory(text: string): ContractCategory {
  const { success, data } = ContractCategory.safeParse(text.toUpperCase())
  if (!success) throw new UsageError(`There is no category ${text}. There are: ${ContractCategory.options.join(', ')}.`)
  return data
}

export function parseWhole(text: string, most: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > most) throw new UsageError(`${text} is no count from 0 to ${most}.`)
  return Number(text)
}

/** Throws if a tier does not fit its position, or pays an amount that the currency does not allow. */
export function requireTiers(kind: ContractKind, tiers: readonly ContractTier[], currency: string): void {
  const found = tierProblem(kind, tiers, currency)
  if (found) throw new NotDone(`Row ${found.place} cannot stand there: ${PROBLEMS[found.problem]}.`)
}

const PROBLEMS = {
  volume: 'its volume is not above the row before',
  members: 'it asks for fewer members than the row before',
  loss: 'its loss is below the row before, or no dividend’s',
  rate: 'it pays less than the row before',
  type: 'of this kind every row is a share',
  decimals: 'its amount cannot be paid, because the currency has no decimals',
}
