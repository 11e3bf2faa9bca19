import type { CustomerService } from '@ante/contract/merchant/settings.ts'
import { encodeServiceLink } from '@ante/contract/messaging/service-link.ts'

/** Obfuscation, not secrecy: the key stands in every link. */
const KEY = 'AnteDemo'

/** Nobody answers in a demo. This site is set aside for examples and says so, wherever one lands on it. */
const EXAMPLE = 'https://example.com'

const entry = (csType: CustomerService['csType'], csPosition: string, title: string, address: string) => ({
  csType,
  csPosition,
  title,
  path: encodeServiceLink(address, KEY),
})

/** One group with several positions, and others that open at once. */
export const auroraService: CustomerService[] = [
  entry('LIVECHAT', '1', 'Players’ desk', `${EXAMPLE}/aurora/live-chat`),
  entry('LIVECHAT', '2', 'Agents’ desk', `${EXAMPLE}/aurora/agents-chat`),
  entry('TELEGRAM', '1', 'Aurora on Telegram', `${EXAMPLE}/aurora/telegram`),
  entry('FACEBOOK', '1', 'Aurora on Facebook', `${EXAMPLE}/aurora/facebook`),
]

/** A single entry, which opens at once. */
export const lotusService: CustomerService[] = [entry('LIVECHAT', '1', 'Live chat', `${EXAMPLE}/lotus/live-chat`)]
