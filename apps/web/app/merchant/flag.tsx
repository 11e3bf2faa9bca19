import styles from './flag.module.css'
import arabic from './flags/ar.svg'
import english from './flags/en.svg'
import filipino from './flags/ty.svg'

const addresses: Record<string, string> = { en: english, fil: filipino, ar: arabic }

/** A round flag that stands for a language, by its locale. It says nothing by itself: the name stands beside it. */
export function Flag({ locale, size }: { locale: string; size: number }) {
  return <img className={styles.flag} src={addresses[locale] ?? english} alt="" width={size} height={size} />
}
