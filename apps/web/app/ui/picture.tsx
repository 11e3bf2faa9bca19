import { createElement, use } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { PictureElement } from './picture-element.ts'
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
  const element = use(PictureElement)
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
  return createElement(element, {
    // One that waits for its turn takes care of its node by itself.
    key: element === 'img' ? source : null,
    ref: look,
    className: classes(styles.picture, !bare && styles.backed, className),
    src: source,
    alt,
    width,
    height,
    loading: first ? 'eager' : 'lazy',
    fetchPriority: first ? 'high' : undefined,
    decoding: 'async',
    draggable: false,
    onError: fail,
  })
}
