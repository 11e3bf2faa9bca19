import type { SessionView } from '../../kit/play-contract.ts'
import type { TableTranslator } from '../../tables/front/game-view.ts'
import { paragraph, section, tableSections, terms } from '../../tables/front/view/rules-parts.ts'
import { SPOTS } from '../maths/bout.ts'
import { seedFor, spotLimits } from '../maths/limits.ts'
import { TAKEOUT_PERCENT } from '../maths/pool.ts'
import { published } from '../maths/published.ts'
import type { ArenaTextId } from './texts/texts.ts'

export function rules(translator: TableTranslator<ArenaTextId>, session: SessionView): HTMLElement[] {
  const { t, percent, money } = translator
  const seed = seedFor(BigInt(session.limits?.minCents ?? '0'))
  return [
    section(t('rulesArena'), paragraph(t('rulesArenaText'))),
    section(
      t('rulesPool'),
      paragraph(t('rulesPoolText', { takeout: String(TAKEOUT_PERCENT) })),
      paragraph(seed > 0n ? t('rulesSeed', { amount: money(seed) }) : t('rulesNoSeed')),
      paragraph(t('rulesEmpty')),
      paragraph(t('rulesDraw')),
    ),
    section(
      t('returns'),
      terms([
        [t('returnSide'), percent(published.returnOfSideWhenEven)],
        [t('returnDraw'), percent(published.returnOfDraw)],
      ]),
    ),
    ...tableSections(
      translator,
      session,
      SPOTS.map((spot) => [t(spot), spotLimits.get(spot) ?? 0n] as const),
    ),
  ]
}
