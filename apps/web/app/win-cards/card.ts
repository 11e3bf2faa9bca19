/** Complete content of a picture, as formatted texts. */
export interface Card {
  /** Cover of the game; null draws the merchant's mark. */
  picture: string | null
  title: string
  /** The largest text: the multiplier of a win, the odds of a ticket. */
  figure: { label: string | null; text: string } | null
  /** Payout; null while it is hidden. */
  amount: { label: string; text: string } | null
  picks: readonly { pick: string; event: string; odds: string }[]
  /** Note about the picks of the ticket for which there is no room; null if all are drawn. */
  more: string | null
  code: { label: string; text: string } | null
  /** Date of the win, or expiry of the booking code. */
  date: string
  responsible: string
  /** Name of the merchant, drawn if its logo cannot be loaded. */
  brand: string
  /** Host of the site. */
  site: string
}

/** Maximum number of picks on the picture. */
export const PICKS_DRAWN = 8
