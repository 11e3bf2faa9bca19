import type { ClassicTable } from '../classic-words.ts'

export const table: ClassicTable = {
  autoplayFeature: 'ឈប់ពេលឈ្នះជេកផត',
  seven: 'លេខប្រាំពីរ',
  'three-bars': 'បារបី',
  'two-bars': 'បារពីរ',
  'one-bar': 'បារមួយ',
  bell: 'ជួង',
  cherry: 'ឆេរី',
  lemon: 'ក្រូចឆ្មា',
  plum: 'ព្រូន',
  anyBars: 'បារបីណាក៏បាន',
  twoCherries: 'ឆេរីពីរនៅលើរ៉ូឆ្វេង',
  linesRule: 'លេងទាំង 5 បន្ទាត់រាល់ជុំ។ បន្ទាត់សងការឈ្នះល្អបំផុត ការឈ្នះរបស់បន្ទាត់ផ្សេងៗត្រូវបូកបញ្ចូលគ្នា។',
  jackpot: 'ជេកផត',
  jackpotWon: 'ជេកផតជារបស់អ្នក!',
  jackpotRule: '{share} នៃប្រាក់ភ្នាល់នីមួយៗចូលជេកផត។ ជុំណាក៏អាចឈ្នះទាំងអស់ មិនថារ៉ូបង្ហាញអ្វី រួចវាចាប់ផ្តើមសារជាថ្មី។',
  jackpotChance: 'ពេលភ្នាល់ {bet} ឱកាសគឺ 1 ក្នុង {rounds} ភ្នាល់ទ្វេ ឱកាសទ្វេ។',
  returnOfJackpot: 'ត្រឡប់ពីជេកផតបន្ថែម',
}
