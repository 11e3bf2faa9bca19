/** Returns the entries of an object with the types of its keys, which must all be declared. */
export const entriesOf = <Key extends string, Value>(table: Readonly<Record<Key, Value>>): [Key, Value][] =>
  // `Object.entries` returns plain strings, because an object may have undeclared keys; these have none.
  Object.entries(table) as [Key, Value][]
