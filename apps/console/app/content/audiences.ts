/** Audiences that forms offer. */
export const AUDIENCES: readonly string[] = ['all', 'new:7', 'new:30', 'vip:1', 'vip:3', 'vip:5', 'vip:8', 'agents']

/** Adds a value that was entered on the command line. */
export const withValue = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values : [...values, value]
