const LIST = '/m/activity'
const ONE = '/m/activityInfo'
const PROMOTION_ID = /^[a-z0-9-]{1,40}$/

export const promotionAddress = (promotionId: string) => `${ONE}?id=${promotionId}`

/** Returns the promotion id in an address; null for an invalid one. */
export function promotionIdOf(search: URLSearchParams): string | null {
  const id = search.get('id')?.trim().toLowerCase() ?? ''
  return PROMOTION_ID.test(id) ? id : null
}

/** Address of the deposit page, with a bonus preselected if given. */
export const bonusDepositAddress = (bonusId: string | null) =>
  bonusId === null ? '/m/voucherCenter' : `/m/voucherCenter?promotion=${encodeURIComponent(bonusId)}`

export const listAddress = (kind: string | null) => (kind ? `${LIST}?kind=${kind}` : LIST)
