/** Calls about lottery draws that are tested in console/lottery. */
const draw = '/console/m/:merchant/lottery/:game/draws/:draw'

/** Valid input of the calls about lottery draws; null for calls with tests of their own. */
export const lotteryInputs: Record<string, (() => unknown) | null> = {
  [`POST ${draw}/entries`]: null,
  [`POST ${draw}/release`]: null,
  [`POST ${draw}/void`]: null,
  [`POST ${draw}/reversal`]: null,
}
