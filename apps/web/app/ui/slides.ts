const ADVANCE_MS = 500

/** Returns the position of the shown slide in a scrolled row of slides. */
export function shownSlide(track: HTMLElement | null): number {
  // In right-to-left pages the offset is negative.
  return track && track.clientWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / track.clientWidth) : 0
}

/** Shows a slide without a movement. */
export function jumpToSlide(track: HTMLElement, position: number): void {
  track.scrollTo({ left: directionOf(track) * position * track.clientWidth, behavior: 'auto' })
}

/**
 * Moves to the next slide; `stop` of the result completes the movement at once. It is an animation of both slides,
 * because scrolling smoothly takes the main thread in each frame.
 */
export function advanceSlides(track: HTMLElement): { stop(): void } {
  const position = shownSlide(track)
  // The row would follow its moving slides in each frame, to snap to where they are drawn.
  track.style.scrollSnapType = 'none'
  const end = { transform: `translateX(${-100 * directionOf(track)}%)` }
  const movements = Array.from(track.children)
    .slice(position, position + 2)
    .map((slide) =>
      slide.animate([{ transform: 'none' }, end], { duration: ADVANCE_MS, easing: 'ease', fill: 'forwards' }),
    )
  let isOver = false
  const stop = () => {
    if (isOver) return
    isOver = true
    for (const movement of movements) movement.cancel()
    jumpToSlide(track, position + 1)
    track.style.scrollSnapType = ''
  }
  movements[0]?.addEventListener('finish', stop)
  return { stop }
}

const directionOf = (track: HTMLElement): 1 | -1 => (getComputedStyle(track).direction === 'rtl' ? -1 : 1)
