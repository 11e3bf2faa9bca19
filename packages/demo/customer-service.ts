import type { CustomerService } from '@ante/contract/merchant/settings.ts'
import { encodeServiceLink } from '@ante/contract/messaging/service-link.ts'

/** Key of the encoded links. It provides no secrecy, because every link contains it. */
const KEY = 'AnteDemo'

/** Address of all contacts: a domain reserved for examples, because a demo has no customer service. */
const EXAMPLE = 'https://example.com'

const entry = (csType: CustomerService['csType'], csPosition: string, title: string, address: string) => ({
  csType,
  csPosition,
  title,
  path: encodeServiceLink(address, KEY),
})

/** Two live chats, which form a group, and two single contacts, which open directly. */
export const auroraService: CustomerService[] = [
  entry('LIVECHAT', '1', 'Player support', `${EXAMPLE}/aurora/live-chat`),
  entry('LIVECHAT', '2', 'Agent support', `${EXAMPLE}/aurora/agents-chat`),
  entry('TELEGRAM', '1', 'Aurora on Telegram', `${EXAMPLE}/aurora/telegram`),
  entry('FACEBOOK', '1', 'Aurora on Facebook', `${EXAMPLE}/aurora/facebook`),
]

/** A single entry, which opens directly. */
export const lotusService: CustomerService[] = [entry('LIVECHAT', '1', 'Live chat', `${EXAMPLE}/lotus/live-chat`)]
