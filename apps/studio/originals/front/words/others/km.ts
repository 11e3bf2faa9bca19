import type { OriginalKey } from '../english.ts'

export const table: Readonly<Record<OriginalKey, string>> = {
  win: 'ឈ្នះ',
  returnToPlayer: 'សងអ្នកលេង',
  interrupted: 'បើដាច់ការតភ្ជាប់ ជុំនឹងបញ្ចប់ដោយគ្មានអ្នក ហើយប្រាក់ឈ្នះត្រូវបានបើក។ អ្នកនឹងឃើញវាពេលត្រឡប់មកវិញ។',
  play: 'លេង {stake}',
  playing: 'កំពុងលេង',
  soon: 'ជុំបន្ទាប់បន្តិចទៀត',
  mayWin: 'អ្នកអាចឈ្នះ {amount}',
  howToPlay: 'របៀបលេង',
  returns: 'ប្រាក់ត្រឡប់មកវិញ',
  returnExact: 'ពីប្រាក់ភ្នាល់ទាំងអស់ 99 % គត់ត្រឡប់មកវិញជាប្រាក់ឈ្នះ ទោះអ្នកជ្រើសអ្វីក៏ដោយ។ គ្មានការបង្គត់ទេ។',
  limits: 'ដែនកំណត់',
  stakesFromTo: 'ប្រាក់ភ្នាល់ពី {least} ដល់ {most}។',
  largestWin: 'ប្រាក់ឈ្នះធំបំផុតក្នុងមួយជុំគឺ ×{times} នៃប្រាក់ភ្នាល់ គឺ {amount} នៅប្រាក់ភ្នាល់ខ្ពស់បំផុត។',
  pace: 'មួយជុំចំណាយយ៉ាងតិច {seconds} វិនាទី។ ចុចលើរូបដើម្បីឃើញលទ្ធផលភ្លាម។',
  interruptions: 'ពេលមានបញ្ហា',
  fairness: 'យុត្តិធម៌',
  algorithm:
    'HMAC-SHA-256 ដោយប្រើ seed ម៉ាស៊ីនមេជាកូនសោ លើ “seed អ្នកលេង:លេខលំដាប់ជុំ:ប្លុក” ផ្តល់ពាក្យ 32 ប៊ីត។ លេខក្រោមដែនកំណត់គឺជាសំណល់នៃពាក្យបន្ទាប់ចែកនឹងដែនកំណត់។ ពាក្យដែលធ្វើឱ្យលេខតូចមានប្រៀបត្រូវបានរំលង។',
  seedsGive: 'seed ផ្តល់ {numbers}',
  roundWas: 'នោះគឺ៖ {result}។',
  price: 'សង',
  chance: 'ឱកាស',
  toldResult: 'លទ្ធផល',
}
