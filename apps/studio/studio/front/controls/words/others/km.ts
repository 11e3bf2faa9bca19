import type { StudioTable } from '../studio-words.ts'

export const table: StudioTable = {
  bet: 'ប្រាក់ភ្នាល់',
  lowerBet: 'បន្ថយប្រាក់ភ្នាល់',
  raiseBet: 'បង្កើនប្រាក់ភ្នាល់',
  win: 'ឈ្នះ',
  standsIn: 'ហ្គេមសាកល្បងជំនួស {title}។',
  bigWin: 'ឈ្នះធំ',
  greatWin: 'ឈ្នះអស្ចារ្យ',
  hugeWin: 'ឈ្នះមហិមា',
  betInstead: 'ភ្នាល់ {amount} ជំនួសវិញ',
  resumed: 'នេះជាជុំដែលអ្នកមិនទាន់បានមើលដល់ចប់។',
  figures: 'តួលេខ',
  returnToPlayer: 'ត្រឡប់ទៅអ្នកលេង (RTP)',
  hitRate: 'ជុំដែលឈ្នះ',
  volatility: 'ភាពប្រែប្រួល',
  'volatility-low': 'ទាប (គម្លាតស្តង់ដារ {deviation}× ប្រាក់ភ្នាល់)',
  'volatility-medium': 'មធ្យម (គម្លាតស្តង់ដារ {deviation}× ប្រាក់ភ្នាល់)',
  'volatility-high': 'ខ្ពស់ (គម្លាតស្តង់ដារ {deviation}× ប្រាក់ភ្នាល់)',
  largestWin: 'ឈ្នះធំបំផុតក្នុងមួយជុំ',
  timesBet: '{times}× ប្រាក់ភ្នាល់',
  interrupted: 'បើដាច់ការតភ្ជាប់ ជុំនឹងបញ្ចប់ដោយគ្មានអ្នក ហើយប្រាក់ឈ្នះត្រូវបានបើក។ អ្នកនឹងឃើញវាពេលត្រឡប់មកវិញ។',
}
