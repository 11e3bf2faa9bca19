import type { PaymentKind } from '@ante/contract/cashier/payment-channels.ts'

import { Stroke } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './method-picture.module.css'

const SIZE_PX = 40

/** Icons for channels without their own picture. */
const SIGNS: Record<PaymentKind, string> = {
  MT: 'M4 9.5L12 4.5l8 5M5.5 9.5h13M7 12.5v4M12 12.5v4M17 12.5v4M4.5 19.5h15',
  QR: 'M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5zM14.5 14.5h2v2M19.5 14.5v5M14.5 19.5h2',
  EWALLET:
    'M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5zM10.5 17.5h3M9.5 10l2 2 3.5-3.5',
  PGMT: 'M5 6h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 18H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 6zM3.5 10h17M7 14.5h4',
  CRYPTO: 'M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM9.5 8.5h5M12 8.5v8M9 11.5h6',
}

/** The icon of a payment method. */
export function MethodPicture({ picture, kind }: { picture: string; kind: PaymentKind }) {
  return (
    <span className={styles.mark}>
      {picture ? (
        <Picture src={picture} alt="" width={SIZE_PX} height={SIZE_PX} bare />
      ) : (
        <Stroke path={SIGNS[kind]} size={24} />
      )}
    </span>
  )
}
