import { unitsOf } from '../../../kit/money.ts'
import type { Tier } from '../rules.ts'

interface Row {
  position: number
  minVolume?: string
  activeMembers?: number
  netLoss?: string
  /** In percent. */
  rate?: number
  fixed?: string
}

export function tierOf({ position, minVolume = '0', activeMembers = 0, netLoss = '0', rate, fixed }: Row): Tier {
  return {
    position,
    minVolume: unitsOf(minVolume),
    netLoss: unitsOf(netLoss),
    activeMembers,
    rateType: fixed === undefined ? 'P' : 'F',
    rateThousandths: rate === undefined ? null : Math.round(rate * 1000),
    fixedAmount: fixed === undefined ? null : unitsOf(fixed),
  }
}

/** Source: domain handbook 6.10. */
export const DAILY: Tier[] = [
  tierOf({ position: 1, minVolume: '10000.00', activeMembers: 2, rate: 0.3 }),
  tierOf({ position: 2, minVolume: '50000.00', activeMembers: 5, rate: 0.5 }),
  tierOf({ position: 3, minVolume: '200000.00', activeMembers: 10, rate: 0.8 }),
  tierOf({ position: 4, minVolume: '500000.00', activeMembers: 20, fixed: '6000.00' }),
]

/** Source: domain handbook 6.11. */
export const HOURLY: Tier[] = [
  tierOf({ position: 1, minVolume: '2000.00', activeMembers: 1, rate: 0.1 }),
  tierOf({ position: 2, minVolume: '10000.00', activeMembers: 3, rate: 0.15 }),
  tierOf({ position: 3, minVolume: '50000.00', activeMembers: 5, fixed: '100.00' }),
]

/** Source: domain handbook 6.9. */
export const DIVIDEND: Tier[] = [
  tierOf({ position: 1, minVolume: '450000.00', activeMembers: 5, rate: 20 }),
  tierOf({ position: 2, minVolume: '4500000.00', activeMembers: 8, rate: 23 }),
  tierOf({ position: 3, minVolume: '7500000.00', activeMembers: 10, rate: 25 }),
  tierOf({ position: 4, minVolume: '15000000.00', activeMembers: 15, rate: 28 }),
  tierOf({ position: 5, minVolume: '30000000.00', activeMembers: 20, rate: 30 }),
]
