import { useMerchant } from '../merchant/public.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './app-icon.module.css'
import { addressOf } from './offer.ts'

/** The icon that will stand on the home screen: the merchant's own picture of it, or its brand's mark. */
export function AppIcon({ size }: { size: number }) {
  const picture = addressOf(useMerchant(), 'AppDownloadIcon')
  if (!picture) return <span className={styles.mark} style={{ width: size, height: size }} aria-hidden="true" />
  return <Picture src={picture} alt="" width={size} height={size} className={styles.picture} />
}
