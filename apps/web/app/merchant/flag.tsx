import styles from './flag.module.css'

/** A round flag that stands for a language, by its locale. It says nothing by itself: the name stands beside it. */
export function Flag({ locale, size }: { locale: string; size: number }) {
  return <img className={styles.flag} src={`/pictures/flags/${locale}.svg`} alt="" width={size} height={size} />
}
