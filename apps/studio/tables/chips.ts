/** Chip values, in multiples of the table's minimum bet. */
const CHIP_TIMES = [1n, 5n, 10n, 25n, 100n, 500n]
/** Maximum sum of one player's chips on one deal, in multiples of the minimum bet. */
const MAX_TIMES = 2_000n

export const chipsOf = (minCents: bigint): bigint[] => CHIP_TIMES.map((times) => times * minCents)

export const maxOfTable = (minCents: bigint): bigint => MAX_TIMES * minCents
