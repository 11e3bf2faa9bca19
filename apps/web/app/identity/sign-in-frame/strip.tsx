import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { useMerchant } from '../../merchant/public.ts'
import { Icon, Stroke } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import styles from './strip.module.css'

const HEADSET =
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5H7v5H6a1.5 1.5 0 0 1-1.5-1.5zM19.5 13.5H17v5h1a1.5 1.5 0 0 0 1.5-1.5zM18 18.5c0 1.5-1.5 2.5-4 2.5'

/** Links to other pages, side by side. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.strip}>{children}</ul>
    </nav>
  )
}

/** One item of the strip. */
export const StripSlot = ({ children }: { children: ReactNode }) => <li className={styles.container}>{children}</li>

interface StripButtonProps {
  busy: boolean
  onClick(): void
  children: ReactNode
}

/** An item of the strip with an action on this page. */
export function StripButton({ busy, onClick, children }: StripButtonProps) {
  return (
    <StripSlot>
      <button type="button" className={styles.link} disabled={busy} aria-busy={busy || undefined} onClick={onClick}>
        {children}
      </button>
    </StripSlot>
  )
}

interface SignInLinkProps {
  icon: IconName
  children: ReactNode
}

export function SignInLink({ to, icon, children }: SignInLinkProps & { to: string }) {
  return (
    <StripSlot>
      <Link to={to} className={styles.link}>
        <Icon name={icon} />
        {children}
      </Link>
    </StripSlot>
  )
}

/** Customer service: links to the channel's address if there is only one, else to the page with all. */
export function Service() {
  const { t } = useLingui()
  const address = useOnlyAddress()
  const content = (
    <>
      <Stroke path={HEADSET} size={24} />
      {t`Customer service`}
    </>
  )
  return (
    <StripSlot>
      {address === null ? (
        <Link to="/m/service" className={styles.link}>
          {content}
        </Link>
      ) : (
        <a href={address} className={styles.link} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      )}
    </StripSlot>
  )
}

/** Returns the decoded address of the only customer-service channel, if it is safe. */
function useOnlyAddress(): string | null {
  const { customerService } = useMerchant()
  const [address, setAddress] = useState<string | null>(null)
  const [first, ...others] = customerService
  const path = others.length === 0 ? first?.path : undefined
  useEffect(() => {
    if (path === undefined) return
    const decode = async () => {
      const { decodeServiceLink, serviceAddress } = await import('@ante/contract/messaging/service-link.ts')
      const decoded = decodeServiceLink(path)
      setAddress(decoded === null ? null : serviceAddress(decoded))
    }
    // On failure the link leads to the customer-service page.
    whenIdle(() => decode().catch(() => undefined))
  }, [path])
  return address
}
