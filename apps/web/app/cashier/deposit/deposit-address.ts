import { centsOf } from '../../lib/words/cents.ts'

const PAGE = '/m/voucherCenter'

/** What a deposit begins with, as an address says it: chosen before, or as one that came to nothing was. */
export interface DepositStart {
  channelId: string | null
  /** In the channel's money, decimal text; empty where nobody has said. */
  amount: string
  promotionId: string | null
}

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/
const TRANS_ID = /^[A-Z0-9]{6,20}$/

/** The deposit that an address names; one that could not be its number is none. */
export function orderOf(search: URLSearchParams): { transId: string; isPossible: boolean } | null {
  const transId = search.get('order')?.trim().toUpperCase()
  return transId ? { transId, isPossible: TRANS_ID.test(transId) } : null
}

/** Reads what somebody wants to begin with; what makes no sense is left out. */
export function startOf(search: URLSearchParams): DepositStart {
  const amount = search.get('amount') ?? ''
  return {
    channelId: search.get('channel'),
    amount: AMOUNT.test(amount) && centsOf(amount) > 0 ? amount : '',
    promotionId: search.get('promotion'),
  }
}

export const orderAddress = (transId: string) => `${PAGE}?order=${transId}`

export function startAddress({ channelId, amount, promotionId }: Partial<DepositStart>): string {
  const search = new URLSearchParams()
  if (channelId) search.set('channel', channelId)
  if (amount) search.set('amount', amount)
  if (promotionId) search.set('promotion', promotionId)
  const query = search.toString()
  return query ? `${PAGE}?${query}` : PAGE
}
