import { randomUUID } from 'node:crypto'

const reason = 'Walk of all calls'
const inReview = (id: string) => ({ id, version: 'REVIEW.0' })

/** Calls that are tested in console/deposits, console/reasons and console/withdrawals. */
const ofScreens = [
  'GET deposits/:id',
  'POST reasons/:code/default',
  'GET deposits/:id/receipt',
  'POST deposits/:id/claim',
  'DELETE deposits/:id/claim',
  'POST deposits/:id/credit',
  'POST deposits/:id/reject',
  'POST deposits/:id/settle',
]
  .concat(['PUT bank-lines/:id/state', 'POST withdrawals/:id/payout'])
  .map((name) => [name.replace(' ', ' /console/m/:merchant/'), null] as const)

/** Valid input of the calls about withdrawals and deposits; null for calls with tests of their own. */
export const cashierInputs: Record<string, ((given: { withdrawal: string }) => unknown) | null> = {
  ...Object.fromEntries(ofScreens),
  'POST /console/m/:merchant/bank-lines': () => ({
    text: `date,amount,currency,payer,reference\n2026-03-01,5,PHP,a,${randomUUID()}\n`,
  }),
  'PUT /console/m/:merchant/reasons/:code': () => ({
    code: `walk_${randomUUID().replaceAll(/[^a-f]/g, '')}`,
    kind: 'hold',
    label: reason,
    words: [],
    isActive: true,
    version: null,
  }),
  'GET /console/m/:merchant/withdrawals/:id': ({ withdrawal: id }) => ({ id }),
  'POST /console/m/:merchant/withdrawals/:id/claim': ({ withdrawal: id }) => ({ id }),
  'DELETE /console/m/:merchant/withdrawals/:id/claim': ({ withdrawal: id }) => ({ id }),
  'POST /console/m/:merchant/withdrawals/:id/notes': ({ withdrawal: id }) => ({ id, text: reason }),
  'POST /console/m/:merchant/withdrawals/:id/payee': ({ withdrawal: id }) => ({ id, reason }),
  'PUT /console/m/:merchant/withdrawals/:id/hold': ({ withdrawal: id }) => ({ ...inReview(id), code: 'risk' }),
  'POST /console/m/:merchant/withdrawals/:id/approve': ({ withdrawal: id }) => inReview(id),
  'POST /console/m/:merchant/withdrawals/:id/reject': ({ withdrawal: id }) => ({ ...inReview(id), code: 'other' }),
  'POST /console/m/:merchant/withdrawals/decisions': ({ withdrawal: id }) => ({
    decision: 'approve',
    items: [inReview(id)],
  }),
}
