/** Contacts of demo accounts: their codes and links are shown in the sandbox's developer console. */
export interface DemoContact {
  account: string
  email: string
  /** E.164, by merchant; already verified. */
  mobile: Record<string, string>
  /** Code of the account's affiliate link. */
  affiliateCode: string | null
}

const contact = (account: string, digits: string, affiliateCode: string | null = null): DemoContact => ({
  account,
  email: `${account}@ante.example`,
  mobile: { aurora: `+63917${digits}`, lotus: `+6681${digits}` },
  affiliateCode,
})

export const contacts: DemoContact[] = [
  contact('player01', '5550111'),
  contact('player02', '5550122'),
  contact('agent01', '5550133', 'AGENT01'),
  contact('agent00', '5550144', 'AGENT00'),
]
