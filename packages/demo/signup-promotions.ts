/** Promotions for new members. */
export const signupPromotions = [
  {
    code: 'join-in',
    type: 'SIGNUP',
    merchants: ['aurora'],
    picture: 'live',
    title: {
      EN: 'Join now: 18.88 to get started',
      TY: 'Sumali: 18.88 pang-umpisa',
      AR: 'انضم: 18.88 للبداية',
      TH: 'เข้าร่วมเลย: รับ 18.88 ไว้เริ่มต้น',
    },
    summary: {
      EN: 'Join with one tap and find the reward in your reward center.',
      TY: 'Isang tap lang at nasa reward center na ang gantimpala.',
      AR: 'لمسة واحدة وتنتظرك المكافأة في مركز المكافآت.',
      TH: 'แตะครั้งเดียวเพื่อเข้าร่วม แล้วรับรางวัลได้ในศูนย์รางวัลของคุณ',
    },
    terms: {
      EN: '<p>Once per member. The reward has a 5× wagering requirement before withdrawal.</p>',
      TY: '<p>Isang beses bawat miyembro. Kailangang laruin nang limang beses ang gantimpala bago i-withdraw.</p>',
      AR: '<p>مرة واحدة لكل عضو. يجب اللعب بالمكافأة خمس مرات قبل السحب.</p>',
      TH: '<p>สมาชิกละหนึ่งครั้ง ต้องทำยอดเดิมพัน 5 เท่าของรางวัลก่อนถอน</p>',
    },
    rules: { amount: '18.88' },
    wageringMultiple: '5',
    quota: 100_000,
  },
  {
    code: 'new-here',
    type: 'REGISTER',
    merchants: ['lotus'],
    picture: 'garden',
    title: {
      EN: 'New member bonus: 8.88',
      TY: 'Bagong dating: 8.88 para sa iyo',
      AR: 'جديد هنا: 8.88 لك',
      TH: 'โบนัสสมาชิกใหม่: 8.88',
    },
    summary: {
      EN: 'Register and find it in your reward center.',
      TY: 'Nasa reward center ito ng bawat bagong rehistro.',
      AR: 'يجدها كل من يسجّل في مركز المكافآت.',
      TH: 'สมัครสมาชิก แล้วรับได้ในศูนย์รางวัลของคุณ',
    },
    terms: {
      EN: '<p>Granted once, when you register. 3× wagering requirement.</p>',
      TY: '<p>Ibinibigay sa pagrehistro, isang beses. Kailangang laruin nang tatlong beses.</p>',
      AR: '<p>تُمنح مع التسجيل مرة واحدة، ويجب اللعب بها ثلاث مرات.</p>',
      TH: '<p>ให้ครั้งเดียวเมื่อสมัครสมาชิก ต้องทำยอดเดิมพัน 3 เท่า</p>',
    },
    rules: { amount: '8.88' },
    wageringMultiple: '3',
    budget: '100000',
  },
]
