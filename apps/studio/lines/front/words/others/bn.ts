import type { LineTable } from '../line-words.ts'

export const table: LineTable = {
  autoplayFeature: 'ফ্রি স্পিন শুরু হলে থামুন',
  freeSpins_one: '{count}টি ফ্রি স্পিন',
  freeSpins_other: '{count}টি ফ্রি স্পিন',
  freeSpinsPayTwice: 'প্রতিটি জয় দ্বিগুণ',
  freeSpinOf: 'ফ্রি স্পিন {played} / {all}',
  moreFreeSpins_one: 'আরও {count}টি ফ্রি স্পিন',
  moreFreeSpins_other: 'আরও {count}টি ফ্রি স্পিন',
  freeSpinsDone: 'ফ্রি স্পিন থেকে পেলেন',
  start: 'শুরু',
  wildRule: 'তারা ছাড়া সব প্রতীকের বদলে বসে। রিল 2, 3 ও 4-এ।',
  scatterRule: 'যেকোনো জায়গায় দেয়। তিন বা বেশি হলে ফ্রি স্পিন খোলে।',
  freeSpinsRule:
    'তিন বা বেশি তারা {awarded}টি ফ্রি স্পিন দেয়, তাতে প্রতিটি জয় ×{multiplier}। ফ্রি স্পিনে তিন বা বেশি তারা আরও {awarded}টি দেয়, এক রাউন্ডে সর্বোচ্চ {limit}টি।',
  linesRule: 'প্রতি রাউন্ডে 20টি লাইনই খেলা হয়। লাইন বাঁ রিল থেকে এক প্রতীকের দীর্ঘতম সারির জন্য দেয়। ভিন্ন লাইনের জয় যোগ হয়।',
  freeSpinsEvery: 'ফ্রি স্পিন, গড়ে একবার এত রাউন্ডে',
  toldFreeSpins: 'ফ্রি স্পিন',
  toldFreeSpinsWon: 'ফ্রি স্পিনে জিতেছেন',
}
