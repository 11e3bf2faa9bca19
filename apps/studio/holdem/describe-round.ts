import type { Telling, RoundDescription, DescribableRound } from '../kit/game.ts'
import type { HoldemWord } from './front/words/words.ts'
import type { Choice } from './game.ts'
import type { Outcome } from './outcome.ts'

type HoldemTelling = Telling<HoldemWord>

/** Describes a finished sitting at a table. */
export function describeOutcome(
  { title, outcome }: DescribableRound<Outcome, Choice>,
  telling: HoldemTelling,
): RoundDescription {
  const { say, number } = telling
  const money = (amount: number) => telling.money(BigInt(amount))
  const blinds = say('blinds', { small: money(outcome.smallBlind), big: money(outcome.bigBlind) })
  const away = outcome.why === 'away' ? [{ label: say('away'), value: say('youAreAway') }] : []
  const lines = [
    { label: say('rulesGame'), value: title.name },
    { label: say('table'), value: `${outcome.table} · ${blinds}` },
    { label: say('hands'), value: number(outcome.hands) },
    { label: say('buyIn'), value: money(outcome.boughtCents) },
    { label: say('takenAway'), value: money(outcome.leftWithCents) },
    ...away,
  ]
  return { lines, picture: null }
}

/** Describes a buy-in whose player is still seated. */
export function describeHeld(
  { title, choice }: { title: { name: string }; choice: Choice },
  { say }: HoldemTelling,
): RoundDescription {
  const lines = [
    { label: say('rulesGame'), value: title.name },
    { label: say('table'), value: `${choice.table} · ${say('youSit')}` },
  ]
  return { lines, picture: null }
}
