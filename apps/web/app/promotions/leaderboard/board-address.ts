const PAGE = '/m/leaderBoard'

/** Tab of the page: the member's missions, or the ranking of players. */
export type BoardTab = 'missions' | 'ranking'

export const tabOf = (search: URLSearchParams): BoardTab =>
  search.get('tab')?.toLowerCase() === 'ranking' ? 'ranking' : 'missions'

/** Returns the promotion of the leaderboard; null for the merchant's first one. */
export const boardOf = (search: URLSearchParams): string | null => {
  const id = search.get('board')?.trim().toLowerCase() ?? ''
  return /^[a-z0-9-]{1,40}$/.test(id) ? id : null
}

export const missionsAddress = PAGE
export const rankingAddress = (promotionId: string | null) =>
  `${PAGE}?tab=ranking${promotionId === null ? '' : `&board=${promotionId}`}`
