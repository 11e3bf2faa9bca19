import type { BankKind } from '@ante/contract/cashier/bank-cards.ts'

/** A bank to which a demo merchant pays. */
export interface DemoBank {
  code: string
  name: string
  kind: BankKind
  minDigits: number
  maxDigits: number
}

const bank = (code: string, name: string, minDigits: number, maxDigits = minDigits): DemoBank => ({
  code,
  name,
  kind: 'bank',
  minDigits,
  maxDigits,
})
const pouch: DemoBank = { code: 'POUCH', name: 'Pouch wallet', kind: 'wallet', minDigits: 10, maxDigits: 11 }
/** A bank whose card numbers have a check digit; 4929 0000 0000 0000 is valid. */
const bay: DemoBank = { code: 'BAYCARD', name: 'Bay Card', kind: 'card', minDigits: 16, maxDigits: 19 }

export const banks: Record<string, DemoBank[]> = {
  aurora: [
    bank('RIVERSIDE', 'Riverside Bank', 10, 12),
    bank('HARBOR', 'Harbor Savings', 12),
    bank('SUMMIT', 'Summit Cooperative', 13, 14),
    pouch,
    bay,
  ],
  lotus: [
    bank('RIVERSIDE', 'Riverside Bank', 10),
    bank('LANTERN', 'Lantern Bank', 10, 12),
    bank('ORCHID', 'Orchid Savings', 12),
    pouch,
    bay,
  ],
}

/** Amounts and percentages are decimal text. */
export interface DemoWithdrawalRules {
  approvedUpTo: string
  feePercent: string
  feeFixed: string
  freeTimes: number
  arrivalMinutes: number
  coolingHours: number
}

/**
 * At Aurora small amounts are paid automatically, and new cards have a waiting time; at Lotus every withdrawal is
 * reviewed, and there is no waiting time.
 */
export const withdrawalRules: Record<string, DemoWithdrawalRules> = {
  aurora: { approvedUpTo: '1000', feePercent: '1', feeFixed: '0', freeTimes: 1, arrivalMinutes: 5, coolingHours: 24 },
  lotus: { approvedUpTo: '0', feePercent: '0', feeFixed: '10', freeTimes: 0, arrivalMinutes: 30, coolingHours: 0 },
}

/** Payment password of demo accounts. It exists only in demo data. */
export const DEMO_PAYMENT_PASSWORD = '246801'

export interface DemoPayee {
  account: string
  payeeName: string
  bankCode: string
  cardNumber: string
}

/** Accounts that can withdraw immediately. `player02` has completed none of the requirements. */
export const payees: DemoPayee[] = [
  { account: 'player01', payeeName: 'Maria Santos', bankCode: 'RIVERSIDE', cardNumber: '1020304051' },
  { account: 'agent01', payeeName: 'Juan dela Cruz', bankCode: 'RIVERSIDE', cardNumber: '1020304062' },
  { account: 'tester40', payeeName: 'Test Player', bankCode: 'RIVERSIDE', cardNumber: '1020304073' },
]
