import { HUB_MAX_AMOUNT } from '@ante/contract/launch/dialects/hub.ts'
import { countedUnits } from '../../../seamless/reported-valid.ts'

/** Hub units per 1/10,000. */
const FINER = 10n

/** Exact, because the hub's amounts are whole cents. */
export const unitsOfHub = (amount: number): bigint => BigInt(amount) / FINER

/** Amounts beyond JSON's exact range are capped at its maximum. */
export function hubOf(units: bigint): number {
  const amount = units * FINER
  return amount > BigInt(HUB_MAX_AMOUNT) ? HUB_MAX_AMOUNT : Number(amount)
}

/** Returns the valid bet of a round reported by the vendor; undefined if not reported. */
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
