import { RAKE_COUNTS } from '@ante/contract/launch/seamless-wallet.ts'

import { unitsOf } from '../../kit/money.ts'

interface Reported {
  validBet?: string | undefined
  rake?: string | undefined
}

/** Returns the valid bet of a round by its vendor's report, in the ledger's units; undefined if not reported. */
export function validUnitsOf({ validBet, rake }: Reported): bigint | undefined {
  return countedUnits({ valid: optionalUnits(validBet), rake: optionalUnits(rake) })
}

const optionalUnits = (amount: string | undefined) => (amount === undefined ? undefined : unitsOf(amount))

/** Returns the valid bet of a round from amounts that a dialect has already converted to the ledger's units. */
export function countedUnits({ valid, rake }: { valid?: bigint | undefined; rake?: bigint | undefined }) {
  return valid ?? (rake === undefined ? undefined : rake * RAKE_COUNTS)
}
