import { flagMeanings } from './flags.ts'
import { isSwitchedOn } from './switches.ts'
import type { Switches } from './switches.ts'

/** Returns the known flags, and the other flags in `switches`, each with its state. */
export function everySwitch(switches: Switches): [name: string, isOn: boolean][] {
  const names = new Set([...Object.keys(flagMeanings), ...Object.keys(switches)])
  return [...names].toSorted().map((name) => [name, isSwitchedOn(switches, name)])
}
