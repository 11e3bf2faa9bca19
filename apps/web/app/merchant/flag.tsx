import { usePictureSource } from '../ui/use-picture-source.ts'
import styles from './flag.module.css'

/**
 * A round flag for a language, by its locale; letters if the image cannot be loaded. The language's name is shown
 * beside the flag.
 */
export function Flag({ locale, size }: { locale: string; size: number }) {
  const { source, ref, fail } = usePictureSource(`/pictures/flags/${locale}.svg`)
  if (source === null) {
    return (
      <span className={styles.letters} style={{ width: size, height: size }} aria-hidden="true">
        {locale.slice(0, 2)}
      </span>
    )
  }
  return (
    <img key={source} ref={ref} className={styles.flag} src={source} alt="" width={size} height={size} onError={fail} />
  )
}
