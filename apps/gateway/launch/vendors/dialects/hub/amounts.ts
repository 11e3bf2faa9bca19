import { HUB_MAX_AMOUNT } from '@ante/contract/launch/dialects/hub.ts'
import { countedUnits } from '../../../seamless/reported-valid.ts'

/** Hub units per 1/10,000. */
const HUB_UNITS = 10n

/** Converts an amount of the hub. The result is exact, because the hub's amounts are whole cents. */
export const unitsOfHub = (amount: number): bigint => BigInt(amount) / HUB_UNITS

/** Converts units to an amount of the hub, capped at the largest integer that JSON numbers represent exactly. */
export function hubOf(units: bigint): number {
  const amount = units * HUB_UNITS
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
