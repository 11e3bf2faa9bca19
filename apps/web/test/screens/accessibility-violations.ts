import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Longest wait for animations, in milliseconds; longer ones keep running during the check. */
const ANIMATIONS_LIMIT_MS = 2_000

/** Returns the accessibility violations of the current screen as texts. */
export async function accessibilityViolations(): Promise<string[]> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const late = new Promise((resolve) => setTimeout(resolve, ANIMATIONS_LIMIT_MS))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late])
  const { violations } = await axe.run(document, { runOnly: RULES, iframes: false })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}

/**
 * Returns the violations of an intermediate state, in a deep run only; the gate checks each screen once, in the walk.
 */
export const violationsInDeepRun = async (): Promise<string[]> =>
  import.meta.env['JOURNEYS'] === 'gate' ? [] : accessibilityViolations()
