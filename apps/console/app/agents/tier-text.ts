import type { ContractTier } from '@ante/contract/agents/contract-tiers.ts'

/** Formats tiers as the commands of contracts take them: `10000:2:0.3%,500000:20:6000`. */
export const tiersValue = (tiers: readonly ContractTier[]): string =>
  tiers
    .map(({ minVolume, activeMembers, rateType, rate, netLoss }) => {
      const loss = Number(netLoss) > 0 ? `:${netLoss}` : ''
      return `${minVolume}:${activeMembers}:${rate}${rateType === 'P' ? '%' : ''}${loss}`
    })
    .join(',')
