import type { Db } from '../../../kit/db.ts'
import { storedPromotions } from '../../public.ts'
import type { StoredPromotion } from '../../public.ts'
import type { Parameter } from '../../../operator/kit/command.ts'
import { NotDone } from '../../../operator/kit/failures.ts'
import { merchantsNamed } from '../../../operator/kit/merchant-named.ts'
import { didYouMean } from '../../../operator/kit/did-you-mean.ts'

export const promotionParameter: Parameter = {
  name: 'promotion',
  about: 'the promotion code: lower-case letters, digits and -',
}

/** Returns the merchant's promotion with this code. */
export async function promotionNamed(db: Db, merchant: string, code: string): Promise<StoredPromotion> {
  const [site] = await merchantsNamed(db, merchant)
  const all = site ? await storedPromotions(db, site.code) : []
  const found = all.find((one) => one.code === code)
  if (found) return found
  const known = all.map((one) => one.code)
  throw new NotDone(
    `${merchant} has no promotion ${code}.${didYouMean(code, known)} There are: ${known.join(', ') || 'none'}.`,
  )
}
