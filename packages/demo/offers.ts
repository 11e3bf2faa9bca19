import type { DemoContract } from './salaries.ts'

/** Contract offers that await an answer of demo agents, so that the alert is shown after their login. */
export const offers: readonly DemoContract[] = [
  {
    upline: null,
    downline: 'agent00',
    kind: 'hourly_salary',
    rows: [
      ['20.00', 1, '0.2'],
      ['200.00', 3, '0.3'],
    ],
  },
  { upline: 'agent01', downline: 'agent04', kind: 'hourly_salary', rows: [['20.00', 1, '0.05']] },
]
