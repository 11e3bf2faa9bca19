export interface DayOf<Item> {
  day: string
  items: Item[]
}

/** Groups consecutive items of one day; the order stays. */
export function byDay<Item>(items: readonly Item[], dayOf: (item: Item) => string): DayOf<Item>[] {
  const days: DayOf<Item>[] = []
  for (const item of items) {
    const last = days[days.length - 1]
    const day = dayOf(item)
    if (last?.day === day) last.items.push(item)
    else days.push({ day, items: [item] })
  }
  return days
}
