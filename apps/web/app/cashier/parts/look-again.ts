/** The live stream tells of each step; one that it tells while the answer before it is on its way is found by looking again. */
const REFRESH_MS = 5_000

/** Of a query that shows something which is under way. */
export const lookAgainWhile = (isUnderWay: boolean): number | false => (isUnderWay ? REFRESH_MS : false)
