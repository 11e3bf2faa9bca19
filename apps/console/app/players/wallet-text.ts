import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const WALLETS: Record<string, MessageDescriptor> = {
  MAIN: msg`Main wallet`,
  FROZEN: msg`Locked`,
  LOTTERY: msg`Lottery wallet`,
}

/** Name of a wallet at a vendor, with the vendor's number. */
const AT_VENDOR = /^WALLET_(\d+)$/

/** Returns the name of a wallet by its code, such as `MAIN` or `WALLET_9`. */
export function walletText(code: string): MessageDescriptor {
  const number = AT_VENDOR.exec(code)?.[1]
  if (number !== undefined) return msg`Wallet ${number}`
  return WALLETS[code] ?? { id: code, message: code }
}
