/** Who we are to the gateway, and the one game of ours. */
export const VENDOR_CODE = 'ANS'
export const GAME_ID = 'northlight-reels'

/** All stakes of a round that a player may choose; each is a whole number of cents on each of the twenty lines. */
export const STAKES_CENTS: readonly bigint[] = [20n, 40n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n]

/** No spin, free ones included, may follow another sooner. */
export const LEAST_SPIN_MS = 2_500
