import { use, useState } from 'react'

import { classes } from '../lib/classes.ts'
import { PictureSources } from './picture-sources.ts'
import styles from './picture.module.css'

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
  const sources = use(PictureSources)
  const [failures, setFailures] = useState(0)
  const absolute = /^(https?:|data:)/.test(src)
  const tries = absolute ? 1 : sources.length

  const fail = () => setFailures((count) => count + 1)
  // It may have failed before this page was taken over, when nobody listened yet.
  const look = (node: HTMLImageElement | null) => {
    if (node?.complete && node.naturalWidth === 0) fail()
  }

  if (failures >= tries) {
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
      key={failures}
      ref={look}
      className={classes(styles.picture, !bare && styles.backed, className)}
      src={absolute ? src : `${sources[failures] ?? ''}${src}`}
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
