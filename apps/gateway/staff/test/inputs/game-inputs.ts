const RUNS = '/console/m/:merchant/vendors/:vendor/conformance'

/** Valid input of the calls that change games or hot matches, or test vendors; null for calls with tests of their own, in console. */
export const gameInputs: Record<string, (() => unknown) | null> = {
  'POST /console/m/:merchant/games/changes': null,
  [`POST ${RUNS}`]: null,
  [`POST ${RUNS}/:id/cancel`]: null,
  'PUT /console/m/:merchant/sports/tiles': null,
}
