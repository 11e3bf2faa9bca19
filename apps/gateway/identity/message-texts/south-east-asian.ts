import type { MessageTexts } from './texts-of-language.ts'

export const southEastAsian = {
  TH: {
    login: '{code} คือรหัสเข้าสู่ระบบ {site} ของคุณ ใช้ได้ {minutes} นาที อย่าบอกใคร',
    register: '{code} คือรหัสสมัครสมาชิก {site} ของคุณ ใช้ได้ {minutes} นาที อย่าบอกใคร',
    reset: '{code} คือรหัสตั้งรหัสผ่านใหม่ที่ {site} ของคุณ ใช้ได้ {minutes} นาที หากไม่ใช่คุณ ไม่ต้องทำอะไร',
    numberTaken: 'หมายเลขนี้มีบัญชีที่ {site} แล้ว เข้าสู่ระบบด้วยหมายเลขนี้ หรือตั้งรหัสผ่านใหม่ที่นั่น',
    numberUnknown: 'ไม่มีบัญชีที่ใช้หมายเลขนี้ที่ {site} คุณสมัครด้วยหมายเลขนี้ได้ที่นั่น',
    passwordLinkSubject: 'รหัสผ่านใหม่สำหรับ {site}',
    passwordLink: [
      'สวัสดี {account}',
      'ใช้ลิงก์นี้ตั้งรหัสผ่านใหม่สำหรับ {site} ใช้ได้ครั้งเดียวภายใน {minutes} นาที:',
      'หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม',
    ],
  },
  VI: {
    login: '{code} là mã đăng nhập {site} của bạn, có hiệu lực trong {minutes} phút. Đừng cho ai biết mã này.',
    register: '{code} là mã đăng ký {site} của bạn, có hiệu lực trong {minutes} phút. Đừng cho ai biết mã này.',
    reset:
      '{code} là mã đặt mật khẩu mới tại {site}, có hiệu lực trong {minutes} phút. Không phải bạn? Bạn không cần làm gì.',
    numberTaken: 'Số này đã có tài khoản tại {site}. Hãy đăng nhập bằng số này, hoặc đặt mật khẩu mới tại đó.',
    numberUnknown: 'Không có tài khoản nào dùng số này tại {site}. Bạn có thể đăng ký bằng số này tại đó.',
    passwordLinkSubject: 'Mật khẩu mới cho {site}',
    passwordLink: [
      'Xin chào {account},',
      'bạn đặt mật khẩu mới cho {site} bằng liên kết này. Liên kết dùng được một lần, trong {minutes} phút:',
      'Bạn không yêu cầu? Bạn không cần làm gì: mật khẩu vẫn như cũ.',
    ],
  },
  LO: {
    login: '{code} ແມ່ນລະຫັດເຂົ້າສູ່ລະບົບ {site} ຂອງທ່ານ ໃຊ້ໄດ້ {minutes} ນາທີ. ຢ່າບອກໃຜ.',
    register: '{code} ແມ່ນລະຫັດລົງທະບຽນ {site} ຂອງທ່ານ ໃຊ້ໄດ້ {minutes} ນາທີ. ຢ່າບອກໃຜ.',
    reset: '{code} ແມ່ນລະຫັດຕັ້ງລະຫັດຜ່ານໃໝ່ຢູ່ {site} ໃຊ້ໄດ້ {minutes} ນາທີ. ບໍ່ແມ່ນທ່ານບໍ? ບໍ່ຕ້ອງເຮັດຫຍັງ.',
    numberTaken: 'ເບີນີ້ມີບັນຊີຢູ່ {site} ແລ້ວ. ເຂົ້າສູ່ລະບົບດ້ວຍເບີນີ້ ຫຼື ຕັ້ງລະຫັດຜ່ານໃໝ່ຢູ່ທີ່ນັ້ນ.',
    numberUnknown: 'ບໍ່ມີບັນຊີທີ່ໃຊ້ເບີນີ້ຢູ່ {site}. ທ່ານສາມາດລົງທະບຽນດ້ວຍເບີນີ້ຢູ່ທີ່ນັ້ນ.',
    passwordLinkSubject: 'ລະຫັດຜ່ານໃໝ່ສຳລັບ {site}',
    passwordLink: [
      'ສະບາຍດີ {account}',
      'ໃຊ້ລິ້ງນີ້ເພື່ອຕັ້ງລະຫັດຜ່ານໃໝ່ສຳລັບ {site}. ໃຊ້ໄດ້ຄັ້ງດຽວ ພາຍໃນ {minutes} ນາທີ:',
      'ທ່ານບໍ່ໄດ້ຂໍບໍ? ບໍ່ຕ້ອງເຮັດຫຍັງ: ລະຫັດຜ່ານຂອງທ່ານຍັງຄືເກົ່າ.',
    ],
  },
  KM: {
    login: '{code} ជាលេខកូដចូល {site} របស់អ្នក ប្រើបាន {minutes} នាទី។ កុំប្រាប់នរណាម្នាក់។',
    register: '{code} ជាលេខកូដចុះឈ្មោះ {site} របស់អ្នក ប្រើបាន {minutes} នាទី។ កុំប្រាប់នរណាម្នាក់។',
    reset: '{code} ជាលេខកូដកំណត់ពាក្យសម្ងាត់ថ្មីនៅ {site} ប្រើបាន {minutes} នាទី។ មិនមែនអ្នកទេ? មិនចាំបាច់ធ្វើអ្វីទេ។',
    numberTaken: 'លេខនេះមានគណនីនៅ {site} រួចហើយ។ សូមចូលដោយលេខនេះ ឬកំណត់ពាក្យសម្ងាត់ថ្មីនៅទីនោះ។',
    numberUnknown: 'គ្មានគណនីណាប្រើលេខនេះនៅ {site} ទេ។ អ្នកអាចចុះឈ្មោះដោយលេខនេះនៅទីនោះ។',
    passwordLinkSubject: 'ពាក្យសម្ងាត់ថ្មីសម្រាប់ {site}',
    passwordLink: [
      'សួស្តី {account}',
      'ដោយតំណនេះ អ្នកកំណត់ពាក្យសម្ងាត់ថ្មីសម្រាប់ {site}។ វាប្រើបានតែម្តង ក្នុងរយៈពេល {minutes} នាទី៖',
      'អ្នកមិនបានស្នើសុំទេ? មិនចាំបាច់ធ្វើអ្វីទេ៖ ពាក្យសម្ងាត់របស់អ្នកនៅដដែល។',
    ],
  },
  MY: {
    login: '{code} သည် {site} သို့ ဝင်ရန် သင့်ကုဒ်ဖြစ်သည်။ {minutes} မိနစ် အသုံးပြုနိုင်သည်။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
    register: '{code} သည် {site} တွင် စာရင်းသွင်းရန် သင့်ကုဒ်ဖြစ်သည်။ {minutes} မိနစ် အသုံးပြုနိုင်သည်။ မည်သူ့ကိုမျှ မပြောပါနှင့်။',
    reset: '{code} သည် {site} တွင် စကားဝှက်အသစ်အတွက် သင့်ကုဒ်ဖြစ်သည်။ {minutes} မိနစ် အသုံးပြုနိုင်သည်။ သင်မဟုတ်ပါက ဘာမှမလုပ်ပါနှင့်။',
    numberTaken: 'ဤဖုန်းနံပါတ်တွင် {site} အကောင့် ရှိပြီးဖြစ်သည်။ ၎င်းဖြင့် ဝင်ပါ သို့မဟုတ် စကားဝှက်အသစ် သတ်မှတ်ပါ။',
    numberUnknown: '{site} တွင် ဤဖုန်းနံပါတ်ဖြင့် အကောင့်မရှိပါ။ ၎င်းဖြင့် ထိုနေရာတွင် စာရင်းသွင်းနိုင်သည်။',
    passwordLinkSubject: '{site} အတွက် စကားဝှက်အသစ်',
    passwordLink: [
      'မင်္ဂလာပါ {account}',
      'ဤလင့်ခ်ဖြင့် {site} အတွက် စကားဝှက်အသစ် သတ်မှတ်နိုင်သည်။ {minutes} မိနစ်အတွင်း တစ်ကြိမ်သာ အသုံးပြုနိုင်သည်-',
      'သင် မတောင်းဆိုခဲ့ပါက ဘာမှမလုပ်ပါနှင့်။ သင့်စကားဝှက် မပြောင်းလဲပါ။',
    ],
  },
  MS: {
    login: '{code} ialah kod anda untuk log masuk ke {site}. Sah selama {minutes} minit. Jangan beritahu sesiapa.',
    register: '{code} ialah kod anda untuk mendaftar di {site}. Sah selama {minutes} minit. Jangan beritahu sesiapa.',
    reset:
      '{code} ialah kod anda untuk kata laluan baharu di {site}. Sah selama {minutes} minit. Bukan anda? Abaikan sahaja.',
    numberTaken:
      'Nombor ini sudah mempunyai akaun di {site}. Log masuk dengannya, atau tetapkan kata laluan baharu di sana.',
    numberUnknown: 'Tiada akaun dengan nombor ini di {site}. Anda boleh mendaftar dengannya di sana.',
    passwordLinkSubject: 'Kata laluan baharu untuk {site}',
    passwordLink: [
      'Helo {account},',
      'dengan pautan ini anda menetapkan kata laluan baharu untuk {site}. Ia boleh digunakan sekali, dalam masa {minutes} minit:',
      'Anda tidak memintanya? Abaikan sahaja: kata laluan anda kekal.',
    ],
  },
  ID: {
    login: '{code} adalah kode kamu untuk masuk ke {site}. Berlaku {minutes} menit. Jangan beri tahu siapa pun.',
    register: '{code} adalah kode kamu untuk mendaftar di {site}. Berlaku {minutes} menit. Jangan beri tahu siapa pun.',
    reset: '{code} adalah kode kamu untuk password baru di {site}. Berlaku {minutes} menit. Bukan kamu? Abaikan saja.',
    numberTaken: 'Nomor ini sudah punya akun di {site}. Masuklah dengannya, atau buat password baru di sana.',
    numberUnknown: 'Tidak ada akun dengan nomor ini di {site}. Kamu dapat mendaftar dengannya di sana.',
    passwordLinkSubject: 'Password baru untuk {site}',
    passwordLink: [
      'Halo {account},',
      'dengan tautan ini kamu membuat password baru untuk {site}. Tautan berlaku sekali, dalam {minutes} menit:',
      'Kamu tidak memintanya? Abaikan saja: password kamu tidak berubah.',
    ],
  },
  TY: {
    login:
      '{code} ang code mo para mag-log in sa {site}. Gagana ito nang {minutes} minuto. Huwag itong sabihin kaninuman.',
    register:
      '{code} ang code mo para magrehistro sa {site}. Gagana ito nang {minutes} minuto. Huwag itong sabihin kaninuman.',
    reset:
      '{code} ang code mo para sa bagong password sa {site}. Gagana ito nang {minutes} minuto. Hindi ikaw? Wala kang gagawin.',
    numberTaken: 'May account na sa {site} ang numerong ito. Mag-log in gamit ito, o magtakda roon ng bagong password.',
    numberUnknown: 'Walang account sa {site} na may ganitong numero. Puwede kang magrehistro roon gamit ito.',
    passwordLinkSubject: 'Bagong password para sa {site}',
    passwordLink: [
      'Kumusta {account},',
      'sa link na ito, makapagtatakda ka ng bagong password para sa {site}. Isang beses lang ito gagana, sa loob ng {minutes} minuto:',
      'Hindi mo ito hiningi? Wala kang gagawin: mananatili ang password mo.',
    ],
  },
} satisfies Record<string, MessageTexts>
