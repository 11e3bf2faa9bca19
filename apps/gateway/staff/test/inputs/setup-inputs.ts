import { randomUUID } from 'node:crypto'

const setup = '/console/m/:merchant/setups/:id'

/** Valid input of the calls about new merchants; null for calls with tests of their own, in console/setups. */
export const setupInputs: Record<string, (() => unknown) | null> = {
  'POST /console/m/:merchant/setups': () => ({ merchant: '-', key: randomUUID() }),
  [`PUT ${setup}`]: null,
  [`DELETE ${setup}`]: null,
  [`POST ${setup}/creation`]: null,
  [`POST ${setup}/checks`]: null,
  [`DELETE ${setup}/demo-content`]: null,
}
