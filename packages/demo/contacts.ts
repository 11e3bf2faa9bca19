/** How demo accounts are reached: their codes and links land on the sandbox's desk. */
export interface DemoContact {
  account: string
  email: string
  /** E.164, by merchant; shown by a code already. */
  mobile: Record<string, string>
  /** Of the link by which the account brings new members. */
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
