import { countedUnits } from '../../../seamless/reported-valid.ts'

/** Units of 1/10,000 per cent. */
const UNITS = 100n

export const unitsOfCents = (cents: number): bigint => BigInt(cents) * UNITS

/** Returns the valid bet of a round reported by the vendor; undefined if not reported. */
export const validUnitsOfCents = ({
  valid_bet: valid,
  rake,
}: {
  valid_bet?: number | undefined
  rake?: number | undefined
}) =>
  countedUnits({
    valid: valid === undefined ? undefined : unitsOfCents(valid),
    rake: rake === undefined ? undefined : unitsOfCents(rake),
  })

/** Converts units to cents. Fractions of a cent are truncated, never rounded up. */
export function centsOf(units: bigint): number {
  return Number(units / UNITS)
}
