/** A contract of a demo agent with the upline; the thresholds are low, because the teams are small. */
export interface DemoContract {
  /** Null: the company. */
  upline: string | null
  downline: string
  kind: 'daily_salary' | 'hourly_salary' | 'realtime_salary' | 'dividend'
  /** Minimum turnover, active members, and the rate in percent. */
  rows: readonly (readonly [minVolume: string, activeMembers: number, rate: string])[]
}

/** Minimum turnover of an active member in the demo's small teams. */
export const ACTIVE_FROM = { daily: '20.00', hourly: '10.00', dividend: '100.00' } as const
/** Age of the contracts in days. */
export const AGREED_DAYS_AGO = 45
/** Number of past days whose salaries are computed. */
export const PAID_DAYS_BACK = 7

export const contracts: readonly DemoContract[] = [
  {
    upline: null,
    downline: 'agent00',
    kind: 'daily_salary',
    rows: [
      ['500.00', 2, '0.5'],
      ['2000.00', 6, '0.8'],
    ],
  },
  {
    upline: null,
    downline: 'agent00',
    kind: 'dividend',
    rows: [
      ['500.00', 2, '20'],
      ['5000.00', 8, '25'],
    ],
  },
  {
    upline: 'agent00',
    downline: 'agent01',
    kind: 'daily_salary',
    rows: [
      ['200.00', 1, '0.3'],
      ['1000.00', 4, '0.5'],
    ],
  },
  {
    upline: 'agent00',
    downline: 'agent01',
    kind: 'hourly_salary',
    rows: [
      ['20.00', 1, '0.1'],
      ['200.00', 3, '0.15'],
    ],
  },
  {
    upline: 'agent00',
    downline: 'agent01',
    kind: 'dividend',
    rows: [
      ['200.00', 1, '10'],
      ['2000.00', 4, '15'],
    ],
  },
  { upline: 'agent00', downline: 'agent02', kind: 'realtime_salary', rows: [['50.00', 1, '0.2']] },
  {
    upline: 'agent00',
    downline: 'agent02',
    kind: 'dividend',
    rows: [
      ['200.00', 1, '10'],
      ['2000.00', 4, '15'],
    ],
  },
  {
    upline: 'agent01',
    downline: 'agent04',
    kind: 'daily_salary',
    rows: [
      ['100.00', 1, '0.2'],
      ['500.00', 3, '0.3'],
    ],
  },
  {
    upline: 'agent01',
    downline: 'agent04',
    kind: 'dividend',
    rows: [
      ['100.00', 1, '8'],
      ['1000.00', 3, '12'],
    ],
  },
]
