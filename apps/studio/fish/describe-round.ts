import type { GameTranslator, RoundDescription, DescribableRound } from '../kit/game.ts'
import { catchPicture } from './art/catch-picture.ts'
import type { FishTextId } from './front/texts/fish-texts.ts'
import type { FrameTextId } from '../kit/front/frame/texts/frame-texts.ts'
import type { Outcome } from './game.ts'
import { POWERS } from './maths/creatures.ts'
import type { Volley } from './room/volley-choice.ts'

type FishRoundTranslator = GameTranslator<FishTextId | FrameTextId>

/** Describes a volley: targets, catches and winnings; with the catch as a picture. */
export function describeRound(
  { choice, outcome }: DescribableRound<Outcome, Volley>,
  translator: FishRoundTranslator,
): RoundDescription {
  const { t, count, money, number } = translator
  const price = BigInt(choice.priceCents)
  const shots = choice.shots.map(({ target }, index) => ({ target, times: outcome.times[index] ?? 0 }))
  const power = POWERS[choice.weapon]
  const lines = [
    { label: t('shotPrice'), value: money(price * BigInt(power)) },
    ...(power > 1 ? [{ label: t('double'), value: t('rulesDouble') }] : []),
    ...shots.map(({ target, times }) => ({
      label: t(target),
      value: times > 0 ? `×${number(times)} · ${money(price * BigInt(times))}` : t('lost'),
    })),
  ]
  const { length: unspent } = choice.unspent
  if (unspent > 0) lines.push({ label: t('targetGone'), value: count('shots', unspent) })
  if (shots.every(({ times }) => times === 0)) lines.push({ label: t('caughtNothing'), value: money(0n) })
  return { lines, picture: catchPicture(shots) }
}
