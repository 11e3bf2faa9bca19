import { deleteFavourites, deleteRecentGames } from './catalogue/public.ts'
import type { OnTrialEnd } from './identity/public.ts'
import { endPlay } from './launch/public.ts'
import { deleteLotteryFavourites } from './lottery/public.ts'
import type { MerchantDirectory } from './merchant/public.ts'
import { endSupportData } from './support/public.ts'
import { debitBalance } from './wallet/public.ts'

/** Returns the handler of a trial's end, which calls the capabilities that store data of the member. */
export function endTrial(merchants: MerchantDirectory): OnTrialEnd {
  return async (tx, { member, mayWait, at }) => {
    const { id: memberId, merchantCode, registeredAt: since } = member
    if (!(await endPlay(tx, { memberId, since, mayWait, at }))) return false
    const { currency } = merchants.of(merchantCode)
    await debitBalance(tx, { key: `trial:${memberId}`, memberId, merchantCode, currency, at })
    await deleteFavourites(tx, memberId)
    await deleteLotteryFavourites(tx, memberId)
    await deleteRecentGames(tx, memberId)
    await endSupportData(tx, memberId, at)
    return true
  }
}
