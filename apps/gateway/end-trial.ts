import { forgetFavourites, forgetRecentGames } from './catalogue/public.ts'
import type { OnTrialEnd } from './identity/public.ts'
import { endPlay } from './launch/public.ts'
import { forgetLotteryFavourites } from './lottery/public.ts'
import type { MerchantDirectory } from './merchant/public.ts'
import { forgetSupport } from './support/public.ts'
import { takeBack } from './wallet/public.ts'

/** Returns the handler of a trial's end, which informs the capabilities that store data of its member. */
export function endTrial(merchants: MerchantDirectory): OnTrialEnd {
  return async (tx, { member, mayWait, at }) => {
    const { id: memberId, merchantCode, registeredAt: since } = member
    if (!(await endPlay(tx, { memberId, since, mayWait, at }))) return false
    const { currency } = merchants.of(merchantCode)
    await takeBack(tx, { key: `trial:${memberId}`, memberId, merchantCode, currency, at })
    await forgetFavourites(tx, memberId)
    await forgetLotteryFavourites(tx, memberId)
    await forgetRecentGames(tx, memberId)
    await forgetSupport(tx, memberId)
    return true
  }
}
