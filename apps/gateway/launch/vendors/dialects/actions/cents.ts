import { countedUnits } from '../../../seamless/reported-valid.ts'

/** 1/10,000 in a cent. */
const UNITS = 100n

export const unitsOfCents = (cents: number): bigint => BigInt(cents) * UNITS

/** What the vendor reports as valid bet of a round; undefined where it reports nothing. */
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

/** What is smaller than a cent is cut off, never rounded up. */
export function centsOf(units: bigint): number {
  return Number(units / UNITS)
}
