import axe from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What moves longer than that moves on while it is looked at. */
const STILL_WITHIN_MS = 2_000

/** What shuts people out of the screen as it stands, in words. */
export async function barriers(): Promise<string[]> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  const late = new Promise((resolve) => setTimeout(resolve, STILL_WITHIN_MS))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late])
  const { violations } = await axe.run(document, { runOnly: RULES, iframes: false })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
  )
}

/** The same for a state that a test comes by: the gate tries every screen once, in the walk, and leaves these to a deep run. */
export const barriersInDeepRun = async (): Promise<string[]> =>
  import.meta.env['JOURNEYS'] === 'gate' ? [] : barriers()
