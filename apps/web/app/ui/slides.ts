const MOVEMENT_MS = 500

/** Returns the position of the shown slide in a scrolled row of slides. */
export const shownSlide = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  // In right-to-left pages the offset is negative. Without a width, the first slide.
  Math.round(Math.abs(scrollLeft) / clientWidth) || 0

/** Shows a slide without a movement. */
export function jumpToSlide(track: HTMLElement, position: number): void {
  track.scrollLeft = directionOf(track) * position * track.clientWidth
}

/** Moves to the next slide at each interval. The returned function stops this, and completes a movement at once. */
export function advanceSlides(track: HTMLElement, intervalMs: number): () => void {
  let complete = () => {}
  const timer = setInterval(() => (complete = moveToNextSlide(track)), intervalMs)
  return () => {
    clearInterval(timer)
    complete()
  }
}

/**
 * Animates the shown and the next slide, because smooth scrolling occupies the main thread in each frame. Returns a
 * function that completes the movement at once.
 */
function moveToNextSlide(track: HTMLElement): () => void {
  const next = shownSlide(track) + 1
  const { style } = track
  // With snapping, the row would scroll after its moving slides in each frame.
  style.scrollSnapType = 'none'
  const end = { transform: `translateX(${-100 * directionOf(track)}%)` }
  const movements = Array.from(track.children)
    .slice(next - 1, next + 1)
    .map((slide) => slide.animate(end, { duration: MOVEMENT_MS, easing: 'ease', fill: 'forwards' }))
  const complete = () => {
    if (!style.scrollSnapType) return
    for (const movement of movements) movement.cancel()
    jumpToSlide(track, next)
    style.scrollSnapType = ''
  }
  movements[0]?.addEventListener('finish', complete)
  return complete
}

const directionOf = (track: HTMLElement): 1 | -1 => (getComputedStyle(track).direction === 'rtl' ? -1 : 1)
