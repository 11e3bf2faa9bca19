import { useMerchant } from '../merchant/public.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './app-icon.module.css'
import { addressOf } from './offer.ts'

/** The app icon for the home screen: the merchant's own picture, or its brand's logo. */
export function AppIcon({ size }: { size: number }) {
  const picture = addressOf(useMerchant(), 'AppDownloadIcon')
  if (!picture) return <span className={styles.mark} style={{ width: size, height: size }} aria-hidden="true" />
  return <Picture src={picture} alt="" width={size} height={size} className={styles.picture} />
}
