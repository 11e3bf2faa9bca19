import type { GameTranslator, RoundDescription, DescribableRound } from '../kit/game.ts'
import type { HoldemTextId } from './front/texts/texts.ts'
import type { Choice } from './game.ts'
import type { Outcome } from './outcome.ts'

type HoldemRoundTranslator = GameTranslator<HoldemTextId>

/** Describes a finished sitting at a table. */
export function describeOutcome(
  { title, outcome }: DescribableRound<Outcome, Choice>,
  translator: HoldemRoundTranslator,
): RoundDescription {
  const { t, number } = translator
  const money = (amount: number) => translator.money(BigInt(amount))
  const blinds = t('blinds', { small: money(outcome.smallBlind), big: money(outcome.bigBlind) })
  const away = outcome.why === 'away' ? [{ label: t('away'), value: t('sittingOut') }] : []
  const lines = [
    { label: t('rulesGame'), value: title.name },
    { label: t('table'), value: `${outcome.table} · ${blinds}` },
    { label: t('hands'), value: number(outcome.hands) },
    { label: t('buyIn'), value: money(outcome.boughtCents) },
    { label: t('removedFromTable'), value: money(outcome.leftWithCents) },
    ...away,
  ]
  return { lines, picture: null }
}

/** Describes a buy-in whose player is still seated. */
export function describeHeld(
  { title, choice }: { title: { name: string }; choice: Choice },
  { t }: HoldemRoundTranslator,
): RoundDescription {
  const lines = [
    { label: t('rulesGame'), value: title.name },
    { label: t('table'), value: `${choice.table} · ${t('seatedHere')}` },
  ]
  return { lines, picture: null }
}
