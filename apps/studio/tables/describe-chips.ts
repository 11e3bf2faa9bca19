import type { HeldRound, RoundDescription, DescribableRound } from '../kit/game.ts'
import type { Title } from '../kit/titles.ts'
import type { TableChoice, TableRules, TableRoundTranslator } from './table-rules.ts'

/**
 * Maximum number of listed spots: a game record has at most thirty lines, and needs some of them for the result and the
 * sum of the other spots.
 */
const MAX_SPOTS = 20

interface Chip {
  name: string
  cents: bigint
  backCents: bigint
}

/** Describes the result, and each spot with its payout. */
export function describeChips<Outcome>(
  rules: TableRules<unknown, Outcome>,
  { title, stakeCents, choice, outcome }: DescribableRound<Outcome, TableChoice>,
  translator: TableRoundTranslator,
): RoundDescription {
  const { t, money } = translator
  const { lines, picture } = rules.describe({ title, stakeCents, choice, outcome }, translator)
  const chips = chipsOn(rules, choice, translator).map((chip) => ({
    ...chip,
    backCents: rules.spotWonCents(chip.spot, chip.cents, outcome, title),
  }))
  const received = (chip: Chip) => ({
    label: t('detailSpot', { spot: chip.name }),
    value: t('detailPaid', { stake: money(chip.cents), back: money(chip.backCents) }),
  })
  const further = chips.slice(MAX_SPOTS)
  const others = { ...received(together(further)), label: translator.count('detailOthers', further.length) }
  return {
    lines: [...lines, ...chips.slice(0, MAX_SPOTS).map(received), ...(further.length > 0 ? [others] : [])],
    picture,
  }
}

const together = (chips: readonly Chip[]): Chip =>
  chips.reduce(
    (sum, { cents, backCents }) => ({ name: '', cents: sum.cents + cents, backCents: sum.backCents + backCents }),
    { name: '', cents: 0n, backCents: 0n },
  )

export function describeHeldChips(
  rules: Pick<TableRules, 'spotName'>,
  { choice }: HeldRound<TableChoice, unknown> & { title: Title },
  translator: TableRoundTranslator,
): RoundDescription {
  const { t, money } = translator
  const lines = chipsOn(rules, choice, translator)
    .slice(0, MAX_SPOTS)
    .map(({ name, cents }) => ({
      label: t('detailSpot', { spot: name }),
      value: `${money(cents)} – ${t('roundOpen')}`,
    }))
  return { lines, picture: null }
}

const chipsOn = (
  { spotName }: Pick<TableRules, 'spotName'>,
  { spots }: TableChoice,
  translator: TableRoundTranslator,
) => spots.map(([spot, cents]) => ({ spot, name: spotName(spot, translator), cents: BigInt(cents) }))
