import { randomUUID } from 'node:crypto'

const flag = (state: 'on' | 'off') => ({
  subject: 'flags',
  action: 'update',
  values: [
    { name: 'flag', value: 'FEEDBACK3' },
    { name: 'on|off', value: state },
  ],
})

/** Valid input of the calls that run a command of the operator CLI, and of those that switch flags; null for calls with tests of their own. */
export const operationInputs: Record<string, (() => unknown) | null> = {
  'PUT /console/m/:merchant/flags/:flag': () => ({
    flag: 'FEEDBACK3',
    isOn: false,
    seen: true,
    at: '2999-01-01T00:00:00.000Z',
    reason: 'Walk of all calls',
    key: randomUUID(),
  }),
  'DELETE /console/m/:merchant/scheduled-flags/:id': null,
  'POST /console/m/:merchant/operations/:subject/:action': () => ({ ...flag('off'), key: randomUUID() }),
  'POST /console/m/:merchant/operations/:subject/:action/preview': () => flag('on'),
}
