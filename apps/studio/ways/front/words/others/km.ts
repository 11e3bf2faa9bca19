import type { WayTable } from '../way-words.ts'

export const table: WayTable = {
  autoplayFeature: 'ឈប់ពេលមានវិលឡើងវិញ',
  paytableNote: 'ផ្លូវមួយសងប៉ុន្មានពេលភ្នាល់ {bet}',
  wildRule: 'ជំនួសរូបទាំងអស់លើកលែងតែផ្កាយ។ នៅលើរ៉ូ 2, 3 និង 4 ហើយរីកពេញរ៉ូ។',
  scatterRule: 'សងគ្រប់ទីកន្លែង។',
  ways: '243 ផ្លូវ',
  waysRule: 'រូបសងពេលវានៅលើរ៉ូជាប់គ្នាពីឆ្វេង មិនថាជួរណា។ ផ្លូវនីមួយៗសង ហើយបូកបញ្ចូលគ្នាទាំងអស់។',
  respins: 'រ៉ូវ៉ាយ និងវិលឡើងវិញ',
  respinsRule: 'ពេលវ៉ាយចេញ រ៉ូទាំងមូលក្លាយជាវ៉ាយហើយឈប់ រ៉ូផ្សេងទៀតវិលម្តងទៀតដោយឥតគិតថ្លៃ។ រ៉ូវ៉ាយថ្មីនីមួយៗឱ្យវិលឡើងវិញមួយដងទៀត៖ រហូតដល់បី។',
  respin: 'វិលឡើងវិញ',
  respinsDone: 'រ៉ូវ៉ាយបានសង',
  respinEvery: 'វិលឡើងវិញ ជាមធ្យមម្តងក្នុង',
  toldWays_other: '{times} × {symbol}, {count} ផ្លូវ',
  toldRespins: 'វិលឡើងវិញ',
  toldRespinsWon: 'ឈ្នះក្នុងវិលឡើងវិញ',
  toldNothing: 'គ្មានផ្លូវណាសង',
}
