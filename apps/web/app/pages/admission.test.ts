import { expect, test } from 'vitest'

import type { Guard } from '../lib/pages/page-module.ts'
import { admissionOf } from './admission.ts'
import type { Admission } from './admission.ts'

const VISITOR = null

/** Member types, and their admission by each guard. Source: product specification 2, 5 and 6. */
const admissions: [number | null, Record<Guard, Admission>][] = [
  [
    VISITOR,
    {
      session: 'login',
      account: 'login',
      prompt: 'prompt',
      promptAccount: 'prompt',
      memberCentre: 'open',
      home: 'home',
      ownAccount: 'home',
      agencyCentre: 'rejectPlayer',
      agent: 'login',
      contracts: 'login',
    },
  ],
  [
    0,
    {
      session: 'open',
      account: 'open',
      prompt: 'open',
      promptAccount: 'open',
      memberCentre: 'open',
      home: 'open',
      ownAccount: 'open',
      agencyCentre: 'rejectPlayer',
      agent: 'agentsOnly',
      contracts: 'open',
    },
  ],
  [
    1,
    {
      session: 'open',
      account: 'open',
      prompt: 'open',
      promptAccount: 'open',
      memberCentre: 'open',
      home: 'open',
      ownAccount: 'open',
      agencyCentre: 'open',
      agent: 'open',
      contracts: 'open',
    },
  ],
  [
    2,
    {
      session: 'open',
      account: 'open',
      prompt: 'open',
      promptAccount: 'open',
      memberCentre: 'open',
      home: 'open',
      ownAccount: 'open',
      agencyCentre: 'open',
      agent: 'open',
      contracts: 'open',
    },
  ],
  [
    4,
    {
      session: 'open',
      account: 'accountOnly',
      prompt: 'open',
      promptAccount: 'accountOnly',
      memberCentre: 'rejectTrial',
      home: 'open',
      ownAccount: 'accountOnly',
      agencyCentre: 'rejectPlayer',
      agent: 'agentsOnly',
      contracts: 'agentsOnly',
    },
  ],
  [
    40,
    {
      session: 'open',
      account: 'open',
      prompt: 'open',
      promptAccount: 'open',
      memberCentre: 'open',
      home: 'open',
      ownAccount: 'open',
      agencyCentre: 'rejectPlayer',
      agent: 'agentsOnly',
      contracts: 'agentsOnly',
    },
  ],
  [
    41,
    {
      session: 'open',
      account: 'open',
      prompt: 'open',
      promptAccount: 'open',
      memberCentre: 'open',
      home: 'open',
      ownAccount: 'open',
      agencyCentre: 'open',
      agent: 'open',
      contracts: 'agentsOnly',
    },
  ],
  [
    42,
    {
      session: 'open',
      account: 'open',
      prompt: 'open',
      promptAccount: 'open',
      memberCentre: 'open',
      home: 'open',
      ownAccount: 'open',
      agencyCentre: 'open',
      agent: 'open',
      contracts: 'agentsOnly',
    },
  ],
]
const guardCases = admissions.flatMap(([memberType, expected]) =>
  (Object.entries(expected) as [Guard, Admission][]).map(([guard, admission]) => ({ memberType, guard, admission })),
)

test.each(guardCases)(
  'a member of type $memberType at a page with the guard $guard: $admission',
  ({ memberType, guard, admission }) => {
    expect(admissionOf({ guard }, { memberType, flags: {} })).toBe(admission)
  },
)

test.each([VISITOR, 0, 1, 2, 4, 40, 41, 42])('a page without a guard is open to type %s', (memberType) => {
  expect(admissionOf({}, { memberType, flags: {} })).toBe('open')
})

test.each<[Record<string, boolean>, number | null, Admission]>([
  [{ MAILCEN: true }, 0, 'open'],
  [{ MAILCEN: true }, VISITOR, 'prompt'],
  [{ MAILCEN: false }, 0, 'switchedOff'],
  [{ MAILCEN: false }, VISITOR, 'switchedOff'],
  [{}, 0, 'switchedOff'],
  [{ FEEDBACK3: true }, 0, 'switchedOff'],
])(
  'with the flags %j, the admission to a page with the flag MAILCEN is for type %s: %s',
  (flags, memberType, admission) => {
    expect(admissionOf({ guard: 'prompt', module: 'MAILCEN' }, { memberType, flags })).toBe(admission)
  },
)

test.each<[Record<string, boolean>, Admission]>([
  [{ AGETRANSFERUP3: true }, 'open'],
  [{ AGENTRANSMULTDOWN3: true }, 'open'],
  [{ AGETRANSFERUP3: false, AGENTRANSMULTDOWN3: true }, 'open'],
  [{ AGETRANSFERUP3: false, AGENTRANSMULTDOWN3: false }, 'switchedOff'],
  [{}, 'switchedOff'],
])(
  'a page with two flags, of which one suffices, has with %j the admission %s for a top-level agent',
  (flags, admission) => {
    const module = ['AGETRANSFERUP3', 'AGENTRANSMULTDOWN3']
    expect(admissionOf({ guard: 'account', module }, { memberType: 2, flags: { ...flags, MEMTRANS3: true } })).toBe(
      admission,
    )
  },
)
