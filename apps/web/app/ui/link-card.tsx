import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { CopyLine } from './copy-line.tsx'
import styles from './link-card.module.css'
import { Skeleton } from './skeleton.tsx'

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }))

const SIZE_PX = 192

interface LinkCardProps {
  link: string
  code: string
  labels: { picture: string; link: string; code: string }
  /** Further actions. */
  children: ReactNode
}

/** A link to share, as a QR code or by copying. Other ways to share are among its children. */
export function LinkCard({ link, code, labels, children }: LinkCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton height={SIZE_PX} width={SIZE_PX} />}>
          <QrCode text={link} label={labels.picture} />
        </Suspense>
      </div>
      <CopyLine label={labels.link} text={link} />
      <CopyLine label={labels.code} text={code} />
      {children}
    </div>
  )
}
