import type { Config } from '../../kit/config.ts'
import { networkShares } from '../../kit/networks.ts'
import { DAY_MS } from './code-rules.ts'

export type CodeLimits = Config['codeLimits']

export interface CodeRequestOrigin {
  merchantCode: string
  /** E.164. */
  mobile: string
  /** Whether the number belongs to another country than the merchant. */
  isForeign: boolean
  ip: string
}

/** Limit of codes per day as a token bucket: it holds a quarter of `perDay` and refills steadily. */
export interface Budget {
  kind: 'network' | 'block' | 'abroad' | 'home'
  key: string
  perDay: number
}

const BURST_SHARE = 4
/** Share of a merchant's codes that one network, of any width, may use. */
const NETWORK_FRACTION = 0.05
/** Maximum share of a merchant's codes for one block of numbers, because carriers assign whole blocks to one owner. */
const BLOCK_FRACTION = 0.02
/** Numbers of a block differ only in this many last digits. */
const BLOCK_DIGITS = 5
const MIN_CODES_PER_DAY = 5

/**
 * Returns the budgets in which a code counts, narrowest first. They limit toll fraud: the merchant pays for each
 * message, and fraudsters earn money with messages to their numbers.
 */
export function budgetsOf(limits: CodeLimits, { merchantCode, mobile, isForeign, ip }: CodeRequestOrigin): Budget[] {
  const kind = isForeign ? 'abroad' : 'home'
  const perDay = limits[kind]
  const shareOf = (fraction: number) => Math.max(MIN_CODES_PER_DAY, Math.floor(perDay * fraction))
  const networks = networkShares(ip).map(({ network, share }): Budget => {
    const maxPerNetwork = Math.min(limits.network * share, shareOf(NETWORK_FRACTION))
    return { kind: 'network', key: `${merchantCode} ${kind} ${network}`, perDay: maxPerNetwork }
  })
  const block = mobile.slice(0, -BLOCK_DIGITS)
  return [
    ...networks,
    { kind: 'block', key: `${merchantCode} ${block}`, perDay: shareOf(BLOCK_FRACTION) },
    { kind, key: `${merchantCode} ${kind}`, perDay },
  ]
}

/** Returns the time in milliseconds in which a budget refills by one code. */
export const emissionMs = ({ perDay }: Pick<Budget, 'perDay'>): number => DAY_MS / perDay

/** Returns the time in milliseconds by which `used_until` may be ahead of now: the refill time of a full burst. */
export const toleranceMs = ({ perDay }: Pick<Budget, 'perDay'>): number =>
  Math.ceil(perDay / BURST_SHARE) * emissionMs({ perDay })
