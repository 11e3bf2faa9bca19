/** What a chip may be worth, in times of the table's least bet. */
const CHIP_TIMES = [1n, 5n, 10n, 25n, 100n, 500n]
/** All chips of one player on one deal together, in times of the least bet. */
const MOST_TIMES = 2_000n

export const chipsOf = (leastCents: bigint): bigint[] => CHIP_TIMES.map((times) => times * leastCents)

export const mostOfTable = (leastCents: bigint): bigint => MOST_TIMES * leastCents
