import { classes } from '../lib/browser/classes.ts'
import styles from './picture.module.css'
import { usePictureSource } from './use-picture-source.ts'

interface PictureProps {
  src: string
  /** Empty where the words beside it say the same. */
  alt: string
  width: number
  height: number
  /** The first picture of a page: fetched at once, before the others. */
  first?: boolean
  /** A mark with a shape of its own: nothing stands behind it. */
  bare?: boolean
  className?: string | undefined
}

/** A picture in a box of its own size. It tries each source in turn, and draws a placeholder when all are gone. */
export function Picture({ src, alt, width, height, first = false, bare = false, className }: PictureProps) {
  const { source, look, fail } = usePictureSource(src)
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
      ref={look}
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
