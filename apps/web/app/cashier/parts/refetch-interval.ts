/** Polling interval in milliseconds: catches changes whose live event arrived while an older answer was pending. */
const REFRESH_MS = 5_000

/** Polling interval of a query for a pending operation. */
export const refetchIntervalWhile = (isUnderWay: boolean): number | false => (isUnderWay ? REFRESH_MS : false)
