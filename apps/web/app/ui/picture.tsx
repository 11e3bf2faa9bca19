import { classes } from '../lib/browser/classes.ts'
import styles from './picture.module.css'
import { usePictureSource } from './use-picture-source.ts'

interface PictureProps {
  src: string
  /** Empty where the text beside it says the same. */
  alt: string
  width: number
  height: number
  /** The first picture of a page: fetched immediately, before the others. */
  first?: boolean
  /** A mark with its own shape: no background is drawn. */
  bare?: boolean
  className?: string | undefined
}

/** A picture in a box of fixed size. It tries all sources in order, and shows a placeholder if all fail. */
export function Picture({ src, alt, width, height, first = false, bare = false, className }: PictureProps) {
  const { source, ref, fail } = usePictureSource(src)
  if (source === null) {
    return (
      <span
        className={classes(styles.placeholder, className)}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      />
    )
  }
  return (
    <img
      key={source}
      ref={ref}
      className={classes(styles.picture, !bare && styles.backed, className)}
      src={source}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      draggable={false}
      onError={fail}
    />
  )
}
