import {
  ContractCategory,
  ContractKind,
  ContractTiers,
  tierProblem,
  MAX_TIERS,
} from '@ante/contract/agents/contract-tiers.ts'
import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'

import { CommandFailed, UsageError } from '../../operator/kit/failures.ts'

const ROW = /^(\d+(?:\.\d{1,2})?):(\d+):(\d+(?:\.\d+)?)(%?)(?::(\d+(?:\.\d{1,2})?))?$/

export const TIERS_FORMAT =
  'tiers from the lowest as volume:active members:rate, for example "10000:2:0.3%,500000:20:6000"; a rate without % is a fixed amount; dividends take a fourth number, the minimum loss'

/** Parses `10000:2:0.3%,500000:20:6000` into contract tiers. */
export function parseTiers(text: string): ContractTier[] {
  const rows = text.split(',').map((row) => {
    const [, minVolume = '', members = '', rate = '', percent, netLoss = '0'] = ROW.exec(row.trim()) ?? []
    if (minVolume === '') throw new UsageError(`Invalid tier: ${row.trim()}. Use ${TIERS_FORMAT}.`)
    const rateType: ContractTier['rateType'] = percent === '%' ? 'P' : 'F'
    return { minVolume, netLoss, activeMembers: Number(members), rateType, rate }
  })
  const { success, data } = ContractTiers.safeParse(rows)
  if (!success) {
    throw new UsageError(
      `Invalid tiers. Use 1 to ${MAX_TIERS} tiers, with percentages above 0 % up to 100 % and at most three decimals.`,
    )
  }
  return data
}

/** Formats tiers in the notation that `parseTiers` reads. */
export const tiersText = (tiers: readonly ContractTier[]): string =>
  tiers
    .map(({ minVolume, activeMembers, rateType, rate, netLoss }) => {
      const loss = Number(netLoss) > 0 ? `:${netLoss}` : ''
      return `${minVolume}:${activeMembers}:${rate}${rateType === 'P' ? '%' : ''}${loss}`
    })
    .join(',')

export function parseKind(text: string): ContractKind {
  const { success, data } = ContractKind.safeParse(text)
  if (!success) throw new UsageError(`Invalid kind: ${text}. Use ${ContractKind.options.join(', ')}.`)
  return data
}

export function parseCategory(text: string): ContractCategory {
  const { success, data } = ContractCategory.safeParse(text.toUpperCase())
  if (!success) throw new UsageError(`Invalid category: ${text}. Use ${ContractCategory.options.join(', ')}.`)
  return data
}

export function parseWhole(text: string, max: number): number {
  if (!/^\d{1,6}$/.test(text) || Number(text) > max)
    throw new UsageError(`Invalid number: ${text}. Use a whole number from 0 to ${max}.`)
  return Number(text)
}

/** Throws if a tier is not above the previous one, or pays an amount that is not payable in the currency. */
export function requireTiers(kind: ContractKind, tiers: readonly ContractTier[], currency: string): void {
  const tierFault = tierProblem(kind, tiers, currency)
  if (tierFault) throw new CommandFailed(`Tier ${tierFault.tierNumber} is invalid: ${PROBLEMS[tierFault.problem]}.`)
}

const PROBLEMS = {
  volume: 'its volume is not above that of the previous tier',
  members: 'it requires fewer active members than the previous tier',
  loss: 'its minimum loss is below that of the previous tier, or the contract is not a dividend',
  rate: 'it pays less than the previous tier',
  type: 'every tier of this kind of contract pays a percentage',
  decimals: 'its amount has decimals, and the currency has no decimals',
}
