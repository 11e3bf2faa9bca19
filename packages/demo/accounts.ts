import type { DemoAccount } from './types.ts'

/** Password of all demo accounts. It exists only in demo data, which production refuses. */
export const DEMO_PASSWORD = 'Demo2026'

/** Accounts of each demo merchant; an upline precedes its downline members. */
export const accounts: DemoAccount[] = [
  { account: 'agent00', type: 2, balance: '50000.00', upline: null },
  { account: 'agent01', type: 1, balance: '5000.00', upline: 'agent00' },
  { account: 'player01', type: 0, balance: '10000.00', upline: 'agent01' },
  { account: 'player02', type: 0, balance: '250.00', upline: 'agent01' },
  { account: 'vipplayer', type: 0, balance: '5000.00', upline: null },
  { account: 'tester42', type: 42, balance: '1000.00', upline: null },
  { account: 'tester41', type: 41, balance: '1000.00', upline: 'tester42' },
  { account: 'tester40', type: 40, balance: '1000.00', upline: 'tester41' },
]
