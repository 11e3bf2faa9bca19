import { centsOf } from '../../lib/i18n/cents.ts'

const PAGE = '/m/voucherCenter'

/** Initial values of a deposit, from the address: preselected by a link, or those of a failed deposit. */
export interface DepositStart {
  channelId: string | null
  /** In the channel's currency, decimal text; empty when unspecified. */
  amount: string
  promotionId: string | null
}

const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/
const TRANS_ID = /^[A-Z0-9]{6,20}$/

/** Returns the deposit named in an address; null for an impossible id. */
export function orderOf(search: URLSearchParams): { transactionId: string; isPossible: boolean } | null {
  const transactionId = search.get('order')?.trim().toUpperCase()
  return transactionId ? { transactionId, isPossible: TRANS_ID.test(transactionId) } : null
}

/** Parses the initial values; invalid ones are omitted. */
export function startOf(search: URLSearchParams): DepositStart {
  const amount = search.get('amount') ?? ''
  return {
    channelId: search.get('channel'),
    amount: AMOUNT.test(amount) && centsOf(amount) > 0 ? amount : '',
    promotionId: search.get('promotion'),
  }
}

/**
 * Address of the list of all methods. Without the parameter, members with an earlier deposit see that deposit first.
 */
export const methodsAddress = `${PAGE}?methods=all`

export const showsMethods = (search: URLSearchParams): boolean => search.has('methods')

export const orderAddress = (transactionId: string) => `${PAGE}?order=${transactionId}`

export function startAddress({ channelId, amount, promotionId }: Partial<DepositStart>): string {
  const search = new URLSearchParams()
  if (channelId) search.set('channel', channelId)
  if (amount) search.set('amount', amount)
  if (promotionId) search.set('promotion', promotionId)
  const query = search.toString()
  return query ? `${PAGE}?${query}` : PAGE
}
