import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { useMotion } from '../lib/browser/motion.ts'
import { Link } from '../lib/pages/router.tsx'
import { speechOf } from '../lib/words/speech.ts'
import { IconButton } from './icon-button.tsx'
import styles from './marquee.module.css'

/** Source: domain handbook 11. */
const PX_PER_SECOND = 60

interface MarqueeProps {
  text: string
  /** The text's locale, where it is not the page's. */
  lang?: string | undefined
  /** Where a tap on the line leads. */
  to: string
}

/** A line that runs past when it is longer than its place. It can be stopped, and stands still for those who want that. */
export function Marquee({ text, lang, to }: MarqueeProps) {
  const { t } = useLingui()
  const place = useRef<HTMLAnchorElement>(null)
  const line = useRef<HTMLSpanElement>(null)
  const overflow = useOverflow(place, line)
  const [paused, setPaused] = useState(false)
  const running = useMotion() && overflow > 0
  const run = { animationDuration: `${overflow / PX_PER_SECOND}s`, animationPlayState: paused ? 'paused' : 'running' }

  return (
    <>
      <Link ref={place} to={to} className={styles.place}>
        <span className={classes(styles.run, running && styles.running)} style={running ? run : undefined}>
          <span ref={line} className={styles.line} {...speechOf(lang)}>
            {text}
          </span>
          {running && (
            <span className={styles.line} {...speechOf(lang)} aria-hidden="true">
              {text}
            </span>
          )}
        </span>
      </Link>
      {running && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          size={16}
          label={paused ? t`Let the notices run` : t`Stop the notices`}
          onClick={() => setPaused(!paused)}
        />
      )}
    </>
  )
}

/** How long a line is that does not fit into its place, in pixels; 0 when it fits. */
function useOverflow(place: { current: HTMLElement | null }, line: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const [room, needed] = [place.current, line.current]
    if (!room || !needed) return undefined
    const measure = () => setWidth(needed.offsetWidth > room.clientWidth ? needed.offsetWidth : 0)
    // Older than iOS 13.4 there is none: then the line stands still.
    if (typeof ResizeObserver === 'undefined') return undefined
    // It tells once after the next layout, so nothing is measured before its time.
    const observer = new ResizeObserver(measure)
    observer.observe(needed)
    return () => observer.disconnect()
  }, [place, line])
  return width
}
