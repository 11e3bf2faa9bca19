import type { CustomerService } from '@ante/contract/merchant/settings.ts'
import { decodeServiceLink, serviceAddress } from '@ante/contract/messaging/service-link.ts'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { showToast } from '../ui/toast-store.ts'

interface ServiceLinkProps {
  entry: CustomerService
  className?: string | undefined
  children: ReactNode
  label?: string
}

/** Link to a contact. The link is untrusted: an unsupported scheme is refused with a message. */
export function ServiceLink({ entry: { path }, className, children, label }: ServiceLinkProps) {
  const { t } = useLingui()
  const address = useMemo(() => addressOf(path), [path])
  if (address === null) {
    const refuse = () =>
      showToast(
        t`This contact option isn’t available because its address isn’t safe to open. Please choose another one.`,
      )
    return (
      <button type="button" className={className} aria-label={label} onClick={refuse}>
        {children}
      </button>
    )
  }
  // Mail, calls and chats open their own app; a web page opens in a new tab without a referrer.
  const outside = address.toLowerCase().startsWith('https:')
  return (
    <a
      href={address}
      className={className}
      aria-label={label}
      {...(outside && { target: '_blank' })}
      rel="noopener noreferrer"
    >
      {children}
    </a>
  )
}

function addressOf(path: string): string | null {
  const decoded = decodeServiceLink(path)
  return decoded === null ? null : serviceAddress(decoded)
}
