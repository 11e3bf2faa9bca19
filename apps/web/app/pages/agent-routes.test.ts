import { expect, test } from 'vitest'

import { lazyRoutes } from '../lazy-routes.ts'
import { routes } from '../routes.ts'
import { admissionOf, isRedirect } from './admission.ts'

const GUARDS = ['agencyCentre', 'agent', 'contracts'] as const
const PLAYER = 40

const ofAgents = Object.entries({ ...routes.eager, ...lazyRoutes }).flatMap(([path, { meta }]) =>
  GUARDS.some((guard) => guard === meta.guard) ? [{ path, guard: meta.guard! }] : [],
)

test('the routes have pages of agents', () => {
  expect(ofAgents.length).toBeGreaterThan(10)
})

test.each(ofAgents)('$path shows a message to a member who is not an agent', ({ guard }) => {
  const admission = admissionOf({ guard }, { memberType: PLAYER, flags: {} })
  expect(admission).toBe(guard === 'agencyCentre' ? 'rejectPlayer' : 'agentsOnly')
})

test.each(ofAgents)('$path sends a visitor through the login, or to the home page with a message', ({ guard }) => {
  const admission = admissionOf({ guard }, { memberType: null, flags: {} })
  expect(isRedirect(admission)).toBe(true)
  expect(admission).not.toBe('home')
})
