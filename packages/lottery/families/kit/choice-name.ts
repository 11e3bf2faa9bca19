/** The play and the ball of a choice's name: `big_odd` is `big_odd` of `combined`. */
export type ChoiceName = readonly [play: string, ball: string]

export type ChoiceNames = Readonly<Record<string, ChoiceName>>

/** Returns names that consist of a prefix and a ball's name, such as `special_big` of the play `special_sides`. */
export function prefixedChoiceNames(
  play: string,
  prefix: string,
  balls: Readonly<Record<string, string>>,
): ChoiceNames {
  return Object.fromEntries(
    Object.entries(balls).map(([name, ball]): [string, ChoiceName] => [prefix + name, [play, ball]]),
  )
}

export const SIDE_BALLS = { big: 'b', small: 's', odd: 'o', even: 'e' }

/** Names that equal the balls' codes. */
export function ballNames(play: string, balls: readonly string[], prefix = ''): ChoiceNames {
  return prefixedChoiceNames(play, prefix, Object.fromEntries(balls.map((ball) => [ball, ball])))
}
