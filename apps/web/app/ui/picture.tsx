import { classes } from '../lib/browser/classes.ts'
import styles from './picture.module.css'
import { usePictureSource } from './use-picture-source.ts'

interface PictureProps {
  src: string
  /** Alternative text; empty if the text beside the picture has the same content. */
  alt: string
  width: number
  height: number
  /** Whether it is among the first pictures of a page, which are fetched before the others. */
  first?: boolean
  /** Whether the picture has its own shape, such as a logo, and is shown without a background. */
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
