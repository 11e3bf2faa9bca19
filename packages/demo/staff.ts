/** Password of all demo staff accounts. It exists only in demo data, which production refuses. */
export const DEMO_STAFF_PASSWORD = 'Demo-console-2026'

/**
 * Secret of the authenticator app in base32, the same for all demo staff, so that one entry in an app is sufficient.
 */
export const DEMO_STAFF_SECRET = 'ANTEDEMOSTAFFONLYANTEDEMOSTAFFON'

export interface DemoStaff {
  mail: string
  displayName: string
  /** Code of a role template. */
  role: string
  /** Whether the role is one of the platform; otherwise the account has it at each demo merchant. */
  isOfPlatform: boolean
}

/** One account per role template. */
export const staff: DemoStaff[] = [
  { mail: 'owner@ante.example', displayName: 'Olivia Owner', role: 'platform-owner', isOfPlatform: true },
  { mail: 'admin@ante.example', displayName: 'Adam Admin', role: 'merchant-admin', isOfPlatform: false },
  { mail: 'finance@ante.example', displayName: 'Fatima Finance', role: 'finance', isOfPlatform: false },
  { mail: 'risk@ante.example', displayName: 'Rafael Risk', role: 'risk', isOfPlatform: false },
  { mail: 'support@ante.example', displayName: 'Sara Support', role: 'support', isOfPlatform: false },
  { mail: 'content@ante.example', displayName: 'Carlo Content', role: 'content', isOfPlatform: false },
  { mail: 'trader@ante.example', displayName: 'Tala Trader', role: 'trader', isOfPlatform: false },
  { mail: 'agents@ante.example', displayName: 'Arun Agents', role: 'agent-manager', isOfPlatform: false },
  { mail: 'auditor@ante.example', displayName: 'Aiko Auditor', role: 'auditor', isOfPlatform: true },
  { mail: 'developer@ante.example', displayName: 'Dani Developer', role: 'developer', isOfPlatform: true },
]
