import type { NorthlightTable } from '../northlight-words.ts'

export const table: NorthlightTable = {
  hugeWin: 'মেরুজ্যোতি!',
  wildRule: 'লণ্ঠন ছাড়া সব প্রতীকের বদলে বসে। রিল 2, 3 ও 4-এ।',
  freeSpinsRule:
    'তিন বা বেশি লণ্ঠন {awarded}টি ফ্রি স্পিন দেয়, তাতে প্রতিটি জয় ×{multiplier}। ফ্রি স্পিনে তিন বা বেশি লণ্ঠন আরও {awarded}টি দেয়, এক রাউন্ডে সর্বোচ্চ {limit}টি।',
  aurora: 'মেরুজ্যোতি',
  lantern: 'লণ্ঠন',
  reindeer: 'বল্গা হরিণ',
  fox: 'শিয়াল',
  owl: 'পেঁচা',
  hare: 'খরগোশ',
}
