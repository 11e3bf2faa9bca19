import type { ListedFlag } from '@ante/contract/console/flags.ts'

/** A flag as a row of the list. */
export type FlagRow = ListedFlag & { id: string }

export interface FlagFilter {
  /** Part of the name or the meaning. */
  q?: string | undefined
  /** Merchant with which the states are compared. */
  with?: string | undefined
  show?: 'different' | 'on' | 'off' | 'scheduled' | undefined
}

/** Whether the flag is on at a merchant; a flag that was never set is off. */
export const isOnAt = ({ states }: Pick<ListedFlag, 'states'>, merchant: string): boolean => states[merchant] === true

/** Returns the codes of the merchants where the state differs from that at `merchant`. */
export const differingMerchants = (flag: Pick<ListedFlag, 'states'>, merchant: string, all: readonly string[]) =>
  all.filter((other) => isOnAt(flag, other) !== isOnAt(flag, merchant))

interface Listed {
  flags: readonly ListedFlag[]
  merchant: string
  /** Codes of all merchants that the reader may compare. */
  merchants: readonly string[]
}

/** Returns the flags that match the filter. */
export function flagRows({ flags, merchant, merchants }: Listed, { q, with: other, show }: FlagFilter): FlagRow[] {
  const words = (q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const compared = other === undefined ? merchants : [other]
  const isShown = (flag: ListedFlag): boolean => {
    const text = `${flag.flag} ${flag.meaning}`.toLowerCase()
    if (!words.every((word) => text.includes(word))) return false
    if (show === 'different') return differingMerchants(flag, merchant, compared).length > 0
    if (show === 'scheduled') return flag.scheduled.length > 0
    return show === undefined || isOnAt(flag, merchant) === (show === 'on')
  }
  return flags.filter(isShown).map((flag) => ({ ...flag, id: flag.flag }))
}
