import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'ពន្លឺខាងជើង!',
  wildRule: 'ជំនួសរូបទាំងអស់លើកលែងតែគោម។ នៅលើរ៉ូ 2, 3 និង 4។',
  freeSpinsRule:
    'គោមបី ឬច្រើនជាងឱ្យវិលឥតគិតថ្លៃ {awarded} ដង ដែលរាល់ការឈ្នះសង ×{multiplier}។ គោមបី ឬច្រើនជាងក្នុងវិលឥតគិតថ្លៃបន្ថែម {awarded} ដងទៀត រហូតដល់ {limit} ក្នុងមួយជុំ។',
  aurora: 'ពន្លឺខាងជើង',
  lantern: 'គោម',
  reindeer: 'រេនឌៀរ',
  fox: 'កញ្ជ្រោង',
  owl: 'ទីទុយ',
  hare: 'ទន្សាយព្រៃ',
}
