const PAGE = '/m/leaderBoard'

/** What the page shows: the member's missions, or who has played most. */
export type BoardTab = 'missions' | 'ranking'

export const tabOf = (search: URLSearchParams): BoardTab =>
  search.get('tab')?.toLowerCase() === 'ranking' ? 'ranking' : 'missions'

/** The board of a promotion; null for the merchant's first one. */
export const boardOf = (search: URLSearchParams): string | null => {
  const id = search.get('board')?.trim().toLowerCase() ?? ''
  return /^[a-z0-9-]{1,40}$/.test(id) ? id : null
}

export const missionsAddress = PAGE
export const rankingAddress = (promotionId: string | null) =>
  `${PAGE}?tab=ranking${promotionId === null ? '' : `&board=${promotionId}`}`
