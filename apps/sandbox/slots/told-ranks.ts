/**
 * How the symbols of a machine are told that wears the dress of any title: the wild, the scatter, then a letter each, best
 * first. Its page shows pictures instead.
 */
export interface ToldRanks<Name extends string> {
  labelOf: (symbol: Name) => string
  colourOf: (symbol: Name) => string
}

const COLOURS = [
  '#b8455e',
  '#a8612c',
  '#7b6a25',
  '#3d7a4c',
  '#2a7380',
  '#33619c',
  '#5552a8',
  '#7a479c',
  '#8f4379',
] as const
const [WILD, SCATTER] = [
  { label: 'W', colour: '#c98a12' },
  { label: '★', colour: '#0f8f7a' },
]

export function toldRanks<Name extends string>([wild, scatter, ...others]: readonly Name[]): ToldRanks<Name> {
  const told = new Map(
    others.map((name, place) => [
      name,
      { label: String.fromCodePoint(0x41 + place), colour: COLOURS[place] ?? WILD.colour },
    ]),
  )
  const lookOf = (symbol: Name) => {
    if (symbol === wild) return WILD
    return symbol === scatter ? SCATTER : (told.get(symbol) ?? WILD)
  }
  return { labelOf: (symbol) => lookOf(symbol).label, colourOf: (symbol) => lookOf(symbol).colour }
}
