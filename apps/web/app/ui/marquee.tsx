import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

import { classes } from '../lib/browser/classes.ts'
import { useMotion, useMotionOf } from '../lib/browser/motion.ts'
import { Link } from '../lib/pages/router.tsx'
import { languageAttributes } from '../lib/i18n/language-attributes.ts'
import { IconButton } from './icon-button.tsx'
import styles from './marquee.module.css'

/** Source: domain handbook 11. */
const PX_PER_SECOND = 60

interface MarqueeProps {
  text: string
  /** Locale of the text, if it differs from the page's. */
  lang?: string | undefined
  /** Target of a tap on the line. */
  to: string
}

/**
 * A line that scrolls three times when it is longer than its box. It can be paused and started again, and stands still
 * with reduced motion.
 */
export function Marquee({ text, lang, to }: MarqueeProps) {
  const { t } = useLingui()
  const element = useRef<HTMLAnchorElement>(null)
  const content = useRef<HTMLSpanElement>(null)
  const overflow = useOverflow(element, content)
  const [state, setState] = useState<'moving' | 'paused' | 'ended'>('moving')
  const canMove = useMotion() && overflow > 0
  const moves = useMotionOf(element) && state === 'moving'
  // When the animation has ended its class is removed, so that it can start again.
  const running = canMove && state !== 'ended'
  const run = { animationDuration: `${overflow / PX_PER_SECOND}s`, animationPlayState: moves ? 'running' : 'paused' }

  return (
    <>
      <Link ref={element} to={to} className={styles.container}>
        <span
          className={classes(styles.run, running && styles.running)}
          style={running ? run : undefined}
          onAnimationEnd={() => setState('ended')}
        >
          <span ref={content} className={styles.line} {...languageAttributes(lang)}>
            {text}
          </span>
          {canMove && (
            <span className={styles.line} {...languageAttributes(lang)} aria-hidden="true">
              {text}
            </span>
          )}
        </span>
      </Link>
      {canMove && (
        <IconButton
          icon={state === 'moving' ? 'pause' : 'play'}
          size={16}
          label={state === 'moving' ? t`Pause notices` : t`Resume notices`}
          onClick={() => setState(state === 'moving' ? 'paused' : 'moving')}
        />
      )}
    </>
  )
}

/** Returns the width of a line that does not fit into its box, in pixels; 0 when it fits. */
function useOverflow(container: { current: HTMLElement | null }, text: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const [room, needed] = [container.current, text.current]
    if (!room || !needed) return undefined
    const measure = () => setWidth(needed.offsetWidth > room.clientWidth ? needed.offsetWidth : 0)
    // Missing below iOS 13.4: then the line stands still.
    if (typeof ResizeObserver === 'undefined') return undefined
    // The observer fires once after the next layout, so nothing is measured too early.
    const observer = new ResizeObserver(measure)
    observer.observe(needed)
    return () => observer.disconnect()
  }, [container, text])
  return width
}
