import { element } from '../../../kit/front/controls/element.ts'

const FLIGHT_MS = 420

/** Animates chips from one part of the table to another. A browser without animations shows only the result. */
export function flyChips(from: HTMLElement, to: HTMLElement): void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  const pile = element('i', { class: 'chips-pile chips-flying', 'aria-hidden': 'true' })
  if (!('animate' in pile)) return
  const [left, top] = [start.left + start.width / 2, start.top + start.height / 2]
  pile.style.left = `${left}px`
  pile.style.top = `${top}px`
  document.body.append(pile)
  const [across, down] = [end.left + end.width / 2 - left, end.top + end.height / 2 - top]
  const flight = pile.animate(
    [
      { transform: 'translate(-50%, -50%)' },
      { transform: `translate(calc(-50% + ${across}px), calc(-50% + ${down}px))` },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  )
  flight.addEventListener('finish', () => pile.remove())
  flight.addEventListener('cancel', () => pile.remove())
}
