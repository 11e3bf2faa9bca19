import { Promotions } from './promotions.tsx'
import { PromotionsFrame } from './promotions-frame.tsx'

/** All that there are now, where one that was looked for is not. */
export function AllPromotions() {
  return (
    <PromotionsFrame>
      <Promotions />
    </PromotionsFrame>
  )
}
