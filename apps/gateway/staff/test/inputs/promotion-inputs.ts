/** Calls about promotions that are tested in console/promotions. */
const promotion = '/console/m/:merchant/promotions/:code'

const content = {
  type: 'SIGNUP',
  texts: [],
  picture: null,
  audience: 'all',
  quota: null,
  budget: null,
  claimDays: 7,
  wagering: '0',
  position: 0,
  from: null,
  until: null,
  rules: {},
}

/** Valid input of the calls about promotions; null for calls with tests of their own. */
export const promotionInputs: Record<string, (() => unknown) | null> = {
  [`PUT ${promotion}/draft`]: () => ({ code: 'walk-of-all-calls', content, version: null }),
  [`DELETE ${promotion}/draft`]: null,
  [`POST ${promotion}/publication`]: null,
  [`POST ${promotion}/end`]: null,
  [`POST ${promotion}/codes`]: null,
  'GET /console/m/:merchant/promotion-applications/:id/pictures': null,
  'POST /console/m/:merchant/promotion-applications/:id/approval': null,
  'POST /console/m/:merchant/promotion-applications/:id/rejection': null,
  'POST /console/m/:merchant/promotion-grants': null,
  'POST /console/m/:merchant/report-schedules': () => ({ report: 'revenue', format: 'csv', every: 'day' }),
  'DELETE /console/m/:merchant/report-schedules/:id': null,
}
