import { HUB_MOST } from '@ante/contract/launch/dialects/hub.ts'
import { countedUnits } from '../../../seamless/reported-valid.ts'

/** Of the hub's, in 1/10,000. */
const FINER = 10n

/** Exact: the hub's amounts are whole cents. */
export const unitsOfHub = (amount: number): bigint => BigInt(amount) / FINER

/** More than JSON can say exactly is told as the most that it can. */
export function hubOf(units: bigint): number {
  const amount = units * FINER
  return amount > BigInt(HUB_MOST) ? HUB_MOST : Number(amount)
}

/** What the vendor reports as valid bet of a round; undefined where it reports nothing. */
export const validUnitsOfHub = ({
  valid_bet: valid,
  rake,
}: {
  valid_bet?: number | undefined
  rake?: number | undefined
}) =>
  countedUnits({
    valid: valid === undefined ? undefined : unitsOfHub(valid),
    rake: rake === undefined ? undefined : unitsOfHub(rake),
  })
