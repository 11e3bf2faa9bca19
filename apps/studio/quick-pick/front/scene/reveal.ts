import type { Synth } from '../../../kit/front/sound/synth.ts'
import type { Move, Sound } from '../../art/scene.ts'

/** Animates each part of a picture to its final position. However the animation ends, the picture is then complete. */
export function reveal(
  picture: SVGElement,
  moves: readonly Move[],
  synth: Synth,
): { done: Promise<unknown>; skip(): void } {
  const timers: ReturnType<typeof setTimeout>[] = []
  const running = moves.flatMap((move) => {
    if (move.sound) timers.push(setTimeout(() => soundOf(synth, move.sound), move.after ?? 0))
    return [...picture.querySelectorAll(`[data-part='${move.part}']`)].map((moved) => play(moved, move))
  })
  const skip = () => {
    for (const timer of timers) clearTimeout(timer)
    for (const animation of running) animation.finish()
  }
  return { done: Promise.all(running.map(({ finished }) => finished)), skip }
}

/** Plays one animation; the implicit last frame is the part's own position. */
function play(moved: Element, { from, ms, after = 0, easing = 'ease-out' }: Move): Animation {
  const frames = from.map((frame, index) => ({ ...frame, offset: index / from.length }))
  return moved.animate(frames, { duration: ms, delay: after, easing, fill: 'backwards' })
}

function soundOf(synth: Synth, sound: Sound | undefined): void {
  if (sound === 'swish') synth.spin()
  else if (sound === 'rise') synth.anticipation()
  else if (sound === 'land') synth.reelStop(2)
  else if (sound === 'bell') synth.lantern(1)
  else if (sound === 'tick') synth.click()
}
