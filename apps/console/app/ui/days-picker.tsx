import { parseDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
  RangeCalendar,
} from 'react-aria-components'

import styles from './days-picker.module.css'
import menu from './menu.module.css'

interface DaysPickerProps {
  label: string
  /** First and last day, `2026-11-29`. */
  from: string | undefined
  until: string | undefined
  onChange(days: { from: string | undefined; until: string | undefined }): void
}

/** Input of a range of days, typed or chosen in a calendar. */
export function DaysPicker({ label, from, until, onChange }: DaysPickerProps) {
  const value = from && until ? { start: parseDate(from), end: parseDate(until) } : null
  return (
    <DateRangePicker
      aria-label={label}
      value={value}
      onChange={(days) => onChange({ from: days?.start.toString(), until: days?.end.toString() })}
    >
      <Group className={styles.group ?? ''}>
        <DateInput slot="start" className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        <span aria-hidden>–</span>
        <DateInput slot="end" className={styles.input ?? ''}>
          {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
        </DateInput>
        <Button className={styles.open ?? ''}>
          <CalendarDays size={15} aria-hidden />
        </Button>
      </Group>
      <Popover className={menu.popover ?? ''}>
        <Dialog className={styles.dialog ?? ''}>
          <RangeCalendar>
            <header className={styles.head}>
              <Button slot="previous" className={styles.open ?? ''}>
                <ChevronLeft size={16} aria-hidden />
              </Button>
              <Heading className={styles.month ?? ''} />
              <Button slot="next" className={styles.open ?? ''}>
                <ChevronRight size={16} aria-hidden />
              </Button>
            </header>
            <CalendarGrid className={styles.days ?? ''}>
              {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
            </CalendarGrid>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  )
}
