/** Returns the position of the shown slide in a scrolled row of slides. */
export const shownSlide = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  // The offset is negative in right-to-left pages. A row without a width shows the first slide.
  Math.round(Math.abs(scrollLeft) / clientWidth) || 0

/**
 * Starts a movement to the next slide: a transition of the slides (carousel.module.css), because smooth scrolling
 * occupies the main thread in each frame.
 */
export function moveToNextSlide(track: HTMLElement): void {
  completeMovement(track)
  track.dataset.moving = ''
}

/** Completes a pending movement: scrolls the row by the distance that the slides have moved. */
export function completeMovement(track: HTMLElement): void {
  if (track.dataset.moving === undefined) return
  delete track.dataset.moving
  track.scrollLeft += document.dir === 'rtl' ? -track.clientWidth : track.clientWidth
}
