import type { SessionView } from '../../kit/play-contract.ts'
import type { TableTranslator } from '../../tables/front/face.ts'
import { paragraph, section, tableSections, terms } from '../../tables/front/view/rules-parts.ts'
import { SPOTS } from '../maths/bout.ts'
import { seedFor, spotLimits } from '../maths/limits.ts'
import { TAKEOUT_PERCENT } from '../maths/pool.ts'
import { published } from '../maths/published.ts'
import type { ArenaWord } from './words/words.ts'

export function rules(translate: TableTranslator<ArenaWord>, session: SessionView): HTMLElement[] {
  const { say, percent, money } = translate
  const seed = seedFor(BigInt(session.limits?.leastCents ?? '0'))
  return [
    section(say('rulesArena'), paragraph(say('rulesArenaText'))),
    section(
      say('rulesPool'),
      paragraph(say('rulesPoolText', { takeout: String(TAKEOUT_PERCENT) })),
      paragraph(seed > 0n ? say('rulesSeed', { amount: money(seed) }) : say('rulesNoSeed')),
      paragraph(say('rulesEmpty')),
      paragraph(say('rulesDraw')),
    ),
    section(
      say('returns'),
      terms([
        [say('returnSide'), percent(published.returnOfSideWhenEven)],
        [say('returnDraw'), percent(published.returnOfDraw)],
      ]),
    ),
    ...tableSections(
      translate,
      session,
      SPOTS.map((spot) => [say(spot), spotLimits.get(spot) ?? 0n] as const),
    ),
  ]
}
