import type { Db } from '../../../kit/db.ts'
import { storedPromotions } from '../../public.ts'
import type { StoredPromotion } from '../../public.ts'
import type { Parameter } from '../../../operator/kit/command.ts'
import { CommandFailed } from '../../../operator/kit/failures.ts'
import { requireMerchants } from '../../../operator/kit/require-merchants.ts'
import { didYouMean } from '../../../operator/kit/did-you-mean.ts'

export const promotionParameter: Parameter = {
  name: 'promotion',
  about: 'the promotion code: lower-case letters, digits and -',
}

/** Returns the merchant's promotion with this code. */
export async function requirePromotion(db: Db, merchant: string, code: string): Promise<StoredPromotion> {
  const [site] = await requireMerchants(db, merchant)
  const promotions = site ? await storedPromotions(db, site.code) : []
  const promotion = promotions.find((candidate) => candidate.code === code)
  if (promotion) return promotion
  const codes = promotions.map((item) => item.code)
  throw new CommandFailed(
    `${merchant} has no promotion ${code}.${didYouMean(code, codes)} There are: ${codes.join(', ') || 'none'}.`,
  )
}
