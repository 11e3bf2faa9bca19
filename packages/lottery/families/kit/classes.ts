import { rational } from '../../kit/rational.ts'
import type { Rational } from '../../kit/rational.ts'
import type { Class, Values } from '../../rules/table-rule.ts'

/** Returns the values of the range for which the predicate holds. */
export function valuesWhere(from: number, to: number, holds: (value: number) => boolean): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(holds)
}

export const isOdd = (value: number): boolean => value % 2 === 1
export const isEven = (value: number): boolean => value % 2 === 0

/** Returns one class per label, each in the tier with the name of the label. */
export function tieredClasses(values: Readonly<Record<string, Values>>): Class[] {
  return Object.entries(values).map(([label, included]) => ({ label, in: included, tier: label }))
}

/** Returns one class per label, all in the tier `win`. */
export function plainClasses(values: Readonly<Record<string, Values>>): Class[] {
  return Object.entries(values).map(([label, included]) => ({ label, in: included }))
}

/** Returns the fair odds of each label, by the number of ways to its values out of all ways. */
export function fairOdds(
  values: Readonly<Record<string, readonly number[]>>,
  ways: (value: number) => number,
  waysInTotal: number,
): Record<string, Rational> {
  return Object.fromEntries(
    Object.entries(values).map(([label, included]) => [
      label,
      rational(
        waysInTotal,
        included.reduce((sum, value) => sum + ways(value), 0),
      ),
    ]),
  )
}
