import { useLingui } from '@lingui/react/macro'
import { useCallback, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'

import { useMotionOf, useSteps } from '../lib/browser/motion.ts'
import styles from './carousel.module.css'
import { Icon } from './icon.tsx'
import { completeMovement, moveToNextSlide, shownSlide } from './slides.ts'
import { usePressedOrFocused } from './use-pressed-or-focused.ts'

/** Source: product specification 9. */
const AUTOPLAY_MS = 5000
/** Time without scroll events after which scrolling has ended, in milliseconds; Safari has no `scrollend` event. */
const REST_MS = 120

interface CarouselProps {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
}

/**
 * Slides in a row that can be swiped. They advance automatically, unless there is only one or the user prefers reduced
 * motion.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const { t } = useLingui()
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const isHeld = usePressedOrFocused(track)
  const count = slides.length
  const moves = count > 1
  const running = useMotionOf(track) && moves && !paused && !isHeld

  const next = useCallback(() => {
    if (track.current) moveToNextSlide(track.current)
  }, [])
  useSteps(running, AUTOPLAY_MS, next)
  const complete = ({ currentTarget }: SyntheticEvent<HTMLElement>) => completeMovement(currentTarget)

  const scrollEndTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The position is read once, when scrolling has ended: reading it in each frame would calculate the layout each time.
  // After the last slide there is a copy of the first. When it is reached, the row jumps invisibly to the first slide.
  const onScroll = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    clearTimeout(scrollEndTimer.current)
    scrollEndTimer.current = setTimeout(() => {
      const reached = shownSlide(currentTarget)
      setIndex(reached % count)
      if (reached === count) currentTarget.scrollLeft = 0
    }, REST_MS)
  }
  const shownSlides = moves ? [...slides, { key: 'copy', content: slides[0]?.content }] : slides

  return (
    <section className={styles.carousel} aria-roledescription={t`slideshow`} aria-label={label}>
      <ul
        ref={track}
        className={styles.track}
        aria-live={running ? 'off' : 'polite'}
        onScroll={onScroll}
        onTransitionEnd={complete}
        onPointerDown={complete}
      >
        {shownSlides.map(({ key, content }, position) => (
          <li key={key} className={styles.slide} inert={position === count}>
            {content}
          </li>
        ))}
      </ul>
      {moves && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.pause}
            aria-label={paused ? t`Resume slideshow` : t`Pause slideshow`}
            onClick={() => setPaused(!paused)}
          >
            <span className={styles.symbol}>
              <Icon name={paused ? 'play' : 'pause'} size={14} />
            </span>
          </button>
          <Dots count={count} index={index} />
        </div>
      )}
    </section>
  )
}

function Dots({ count, index }: { count: number; index: number }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, dot) => dot).map((dot) => (
        <span key={dot} className={dot === index ? styles.dotOn : styles.dot} />
      ))}
    </span>
  )
}
