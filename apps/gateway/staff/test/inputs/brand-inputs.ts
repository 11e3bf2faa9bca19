const brand = '/console/m/:merchant/brands/:code'

/** Valid input of the calls about brands; null for calls with tests of their own, in console/brands. */
export const brandInputs: Record<string, (() => unknown) | null> = {
  'POST /console/m/:merchant/brands': () => ({ code: 'walk-of-all-calls', name: 'Walk', template: 'night' }),
  [`PUT ${brand}/draft`]: null,
  [`POST ${brand}/pictures`]: null,
  [`POST ${brand}/stage`]: null,
  [`DELETE ${brand}/stage`]: null,
  [`POST ${brand}/publication`]: null,
  'POST /console/m/:merchant/built-brand': null,
}
