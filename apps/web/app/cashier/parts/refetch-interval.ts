/** Fallback for live-stream messages that arrive while an earlier answer is pending. */
const REFRESH_MS = 5_000

/** Polling interval of a query for a pending operation. */
export const refetchIntervalWhile = (isUnderWay: boolean): number | false => (isUnderWay ? REFRESH_MS : false)
