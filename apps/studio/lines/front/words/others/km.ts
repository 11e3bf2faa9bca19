import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'ឈប់ពេលវិលឥតគិតថ្លៃចាប់ផ្តើម',
  freeSpins_other: 'វិលឥតគិតថ្លៃ {count} ដង',
  freeSpinsPayTwice: 'រាល់ការឈ្នះសងទ្វេ',
  freeSpinOf: 'វិលឥតគិតថ្លៃ {played} ក្នុង {all}',
  moreFreeSpins_other: 'វិលឥតគិតថ្លៃ {count} ដងទៀត',
  freeSpinsDone: 'វិលឥតគិតថ្លៃបានសង',
  start: 'ចាប់ផ្តើម',
  wildRule: 'ជំនួសរូបទាំងអស់លើកលែងតែផ្កាយ។ នៅលើរ៉ូ 2, 3 និង 4។',
  scatterRule: 'សងគ្រប់ទីកន្លែង។ បី ឬច្រើនជាងបើកវិលឥតគិតថ្លៃ។',
  freeSpinsRule:
    'ផ្កាយបី ឬច្រើនជាងឱ្យវិលឥតគិតថ្លៃ {awarded} ដង ដែលរាល់ការឈ្នះសង ×{multiplier}។ ផ្កាយបី ឬច្រើនជាងក្នុងវិលឥតគិតថ្លៃបន្ថែម {awarded} ដងទៀត រហូតដល់ {limit} ក្នុងមួយជុំ។',
  linesRule: 'លេងទាំង 20 បន្ទាត់រាល់ជុំ។ បន្ទាត់សងតាមជួររូបដូចគ្នាវែងបំផុតពីរ៉ូឆ្វេង។ ការឈ្នះរបស់បន្ទាត់ផ្សេងៗត្រូវបូកបញ្ចូលគ្នា។',
  freeSpinsEvery: 'វិលឥតគិតថ្លៃ ជាមធ្យមម្តងក្នុង',
  toldFreeSpins: 'វិលឥតគិតថ្លៃ',
  toldFreeSpinsWon: 'ឈ្នះក្នុងវិលឥតគិតថ្លៃ',
}
