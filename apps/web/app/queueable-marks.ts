import { addFavourite, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import { addFavouriteLotteries, removeFavouriteLottery } from '@ante/contract/lottery/games/favourites.ts'
import { readMails } from '@ante/contract/messaging/mail.ts'

/** Calls that may be sent later: their effect is the same whenever and however often they are sent. */
export const queueableMarks = [
  addFavourite,
  removeFavourite,
  addFavouriteLotteries,
  removeFavouriteLottery,
  readMails,
] as const
