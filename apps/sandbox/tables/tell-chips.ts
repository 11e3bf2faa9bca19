import type { HeldRound, Telling, Told, ToldIn, ToldRound } from '../studio/game.ts'
import type { Title } from '../studio/titles.ts'
import type { TableChoice, TableRules } from './table-rules.ts'

interface Words {
  spot: (name: string) => string
  paid: (stake: string, back: string) => string
  others: (count: number) => string
  toCome: string
}

const words: Record<ToldIn, Words> = {
  EN: {
    spot: (name) => `On ${name}`,
    paid: (stake, back) => `${stake} – came back: ${back}`,
    others: (count) => `On ${count} other spots`,
    toCome: 'not decided yet',
  },
  TY: {
    spot: (name) => `Sa ${name}`,
    paid: (stake, back) => `${stake} – bumalik: ${back}`,
    others: (count) => `Sa ${count} pang puwesto`,
    toCome: 'wala pang resulta',
  },
  AR: {
    spot: (name) => `على ${name}`,
    paid: (stake, back) => `${stake} – العائد: ${back}`,
    others: (count) => `على مواضع أخرى: ${count}`,
    toCome: 'لم يُحسم بعد',
  },
}

/** A record has thirty lines: those of the result, so many spots, and one for the rest. */
const SPOTS_AT_MOST = 20

interface Chip {
  name: string
  cents: bigint
  backCents: bigint
}

/** What came, and each spot with what it gave back. */
export function tellChips<Outcome>(
  rules: TableRules<unknown, Outcome>,
  { title, stakeCents, choice, outcome }: ToldRound<Outcome, TableChoice>,
  telling: Telling,
): Told {
  const say = words[telling.language]
  const { lines, picture } = rules.tell({ title, stakeCents, choice, outcome }, telling)
  const chips = chipsOn(rules, choice, telling).map((chip) => ({
    ...chip,
    backCents: rules.spotWonCents(chip.spot, chip.cents, outcome, title),
  }))
  const told = (chip: Chip) => ({
    label: say.spot(chip.name),
    value: say.paid(telling.money(chip.cents), telling.money(chip.backCents)),
  })
  const rest = chips.slice(SPOTS_AT_MOST)
  const others = { ...told(together(rest)), label: say.others(rest.length) }
  return {
    lines: [...lines, ...chips.slice(0, SPOTS_AT_MOST).map(told), ...(rest.length > 0 ? [others] : [])],
    picture,
  }
}

const together = (chips: readonly Chip[]): Chip =>
  chips.reduce(
    (sum, { cents, backCents }) => ({ name: '', cents: sum.cents + cents, backCents: sum.backCents + backCents }),
    { name: '', cents: 0n, backCents: 0n },
  )

export function tellHeldChips(
  rules: Pick<TableRules, 'spotName'>,
  { choice }: HeldRound<TableChoice, unknown> & { title: Title },
  telling: Telling,
): Told {
  const say = words[telling.language]
  const lines = chipsOn(rules, choice, telling)
    .slice(0, SPOTS_AT_MOST)
    .map(({ name, cents }) => ({ label: say.spot(name), value: `${telling.money(cents)} – ${say.toCome}` }))
  return { lines, picture: null }
}

const chipsOn = ({ spotName }: Pick<TableRules, 'spotName'>, { spots }: TableChoice, telling: Telling) =>
  spots.map(([spot, cents]) => ({ spot, name: spotName(spot, telling), cents: BigInt(cents) }))
