/** Returns the entries of a table whose keys are all known. */
export const entriesOf = <Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] =>
  // `Object.entries` loses the type of the keys, because a table may have more of them; these have not.
  Object.entries(table) as [Key, Value][]
