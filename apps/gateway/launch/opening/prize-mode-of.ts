import { prizeModeOf as usualModeOf } from '@ante/contract/launch/launch-address.ts'
import type { PrizeMode } from '@ante/contract/launch/launch-address.ts'

import { vendorsOf } from '../../catalogue/public.ts'
import type { LaunchableGame } from '../../catalogue/public.ts'
import type { LaunchPorts } from '../launch-ports.ts'

const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT']

/** Returns the prize mode of a lottery launch, requested or the vendor's default; undefined for other games. */
export function prizeModeOf(
  catalogue: Pick<LaunchPorts['catalogue'], 'ofMerchant'>,
  { vendor, category }: Pick<LaunchableGame, 'vendor' | 'category'>,
  { merchantCode, requested }: { merchantCode: string; requested: PrizeMode | undefined },
): PrizeMode | undefined {
  if (!LOTTERIES.includes(category)) return undefined
  const { sorting } = catalogue.ofMerchant(merchantCode)
  return requested ?? usualModeOf(vendor, vendorsOf(sorting, 'ELOTT'))
}
