import { lazy, Suspense } from 'react'

import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './detail.module.css'

const QrCode = lazy(async () => ({ default: (await import('../../../ui/qr-code.tsx')).QrCode }))

/** White background in every brand, with a margin. */
export function QrPicture(code: { text: string; label: string }) {
  return (
    <div className={styles.picture}>
      <Suspense fallback={<Skeleton height={192} width={192} />}>
        <QrCode {...code} />
      </Suspense>
    </div>
  )
}
