import { randomUUID } from 'node:crypto'

const flag = (state: 'on' | 'off') => ({
  subject: 'flags',
  action: 'update',
  values: [
    { name: 'flag', value: 'FEEDBACK3' },
    { name: 'on|off', value: state },
  ],
})

/** Valid input of the calls that run a command of the operator CLI. */
export const operationInputs: Record<string, () => unknown> = {
  'POST /console/m/:merchant/operations/:subject/:action': () => ({ ...flag('off'), key: randomUUID() }),
  'POST /console/m/:merchant/operations/:subject/:action/preview': () => flag('on'),
}
