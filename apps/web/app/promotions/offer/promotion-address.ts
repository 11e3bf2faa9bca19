const LIST = '/m/activity'
const ONE = '/m/activityInfo'
const PROMOTION_ID = /^[a-z0-9-]{1,40}$/

export const promotionAddress = (promotionId: string) => `${ONE}?id=${promotionId}`

/** Which promotion an address names; null where it could not be one's. */
export function promotionIdOf(search: URLSearchParams): string | null {
  const id = search.get('id')?.trim().toLowerCase() ?? ''
  return PROMOTION_ID.test(id) ? id : null
}

/** A deposit, with its bonus chosen where there is one. */
export const bonusDepositAddress = (bonusId: string | null) =>
  bonusId === null ? '/m/voucherCenter' : `/m/voucherCenter?promotion=${encodeURIComponent(bonusId)}`

export const listAddress = (kind: string | null) => (kind ? `${LIST}?kind=${kind}` : LIST)
