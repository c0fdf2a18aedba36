/**
 * Line drawings in one style, each in a view box of 240 by 180. Classes name the fill or the ink of a shape
 * (`drawing-style.ts`). Calm objects only: nothing that looks like a specimen.
 */
export const drawings = {
  microscope:
    '<path d="M150 148c28-22 26-70-14-86"/><path class="paper" d="M62 148h118v10H62z"/><path d="m88 128-10 20"/><path class="paper" d="M64 116h78v12H64z"/><path class="ember" d="M84 112h30"/><g transform="rotate(-24 118 70)"><rect class="honey" x="107" y="12" width="22" height="16" rx="4"/><rect class="paper" x="103" y="28" width="30" height="58" rx="5"/><path d="M110 86v13h16V86M103 68h30"/></g><circle class="honey" cx="158" cy="98" r="10"/>',
  slides:
    '<g transform="translate(-7) rotate(-6 72 112)"><rect class="paper" x="26" y="94" width="92" height="38" rx="5"/><rect class="soft" x="56" y="98" width="32" height="30" rx="3"/><circle class="ember" cx="72" cy="113" r="7"/></g><g transform="translate(7) rotate(6 168 112)"><rect class="paper" x="122" y="94" width="92" height="38" rx="5"/><rect class="soft" x="152" y="98" width="32" height="30" rx="3"/><path class="ember" d="M160 117a9 9 0 0 1 9-13M174 105a9 9 0 0 1 3 14"/></g><circle class="honey" cx="66" cy="48" r="13"/><path d="M66 24v5M66 67v5M42 48h5M85 48h5M49 31l4 4M79 61l4 4M49 65l4-4M79 35l4-4"/><path d="M102 48h32M126 41l8 7-8 7"/><path class="honey" d="M176 28a20 20 0 1 0 14 32 22 22 0 0 1-14-32z"/>',
  phone:
    '<rect class="paper" x="54" y="20" width="78" height="140" rx="13"/><rect class="soft" x="63" y="34" width="60" height="100" rx="5"/><path d="M86 147h14"/><path class="handle" d="m152 112 34 36"/><circle class="paper rim" cx="128" cy="84" r="36"/><path class="faint" d="M104 92h48M110 92v-14M119 92v-9M128 92v-14M137 92v-9M146 92v-14"/>',
  lens: '<rect class="paper" x="34" y="132" width="150" height="22" rx="5"/><path class="soft" d="M62 132c0-9 8-14 18-14s18 5 18 14z"/><path class="handle" d="m158 106 36 40"/><circle class="paper rim" cx="124" cy="72" r="48"/><path class="soft" d="M124 38c15 18 23 29 23 41a23 23 0 0 1-46 0c0-12 8-23 23-41z"/><path class="ember" d="M112 82a12 12 0 0 0 12 12"/><path class="faint" d="M86 60c4-11 11-18 20-22"/>',
  thread:
    '<path class="ember" d="M128 96c30 2 52 16 50 42"/><rect class="paper" x="76" y="44" width="52" height="66"/><path class="faint" d="m77 64 50-6M77 78l50-6M77 92l50-6M77 106l50-6"/><rect class="honey" x="66" y="30" width="72" height="15" rx="5"/><rect class="honey" x="66" y="108" width="72" height="15" rx="5"/><rect class="paper" x="34" y="138" width="172" height="24" rx="4"/><path d="M50 138v12M66 138v8M82 138v12M98 138v8M114 138v12M130 138v8M146 138v12M162 138v8M178 138v12M194 138v8"/>',
  cloth:
    '<g transform="rotate(-5 108 92)"><path class="paper" d="M46 36h108a8 8 0 0 1 8 8v76l-26 26H54a8 8 0 0 1-8-8z"/><path class="soft" d="M162 120h-18a8 8 0 0 0-8 8v18z"/><path class="faint stitch" d="M58 134V48h92v60"/></g><path class="ember dots" d="M88 74h.1M112 92h.1M94 112h.1M74 96h.1"/><path class="handle" d="m168 110 32 34"/><circle class="paper rim" cx="142" cy="80" r="34"/><path class="ember dots large" d="M136 74h.1M152 88h.1"/>',
  slide:
    '<g transform="rotate(-9 120 90)"><rect class="paper" x="24" y="56" width="192" height="68" rx="7"/><rect class="honey" x="34" y="66" width="40" height="48" rx="4"/><path class="faint" d="M42 80h24M42 92h16"/><rect class="soft" x="108" y="60" width="66" height="60" rx="4"/><path class="ember" d="M141 114V94l-15-17M141 102l15-19M133 85l1-11M149 92l11-3"/></g>',
  scales:
    '<path d="M120 34v112M90 150h60M60 56h120M60 56l-22 50M60 56l22 50M180 56l-22 50M180 56l22 50"/><circle class="honey" cx="120" cy="36" r="9"/><path class="paper" d="M32 106h56a28 24 0 0 1-56 0z"/><path class="honey" d="M152 106h56a28 24 0 0 1-56 0z"/><path class="paper" d="M90 146h60v10H90z"/>',
  chair:
    '<path d="M76 136v20M164 136v20"/><path class="paper" d="M80 104V46a18 18 0 0 1 18-18h44a18 18 0 0 1 18 18v58z"/><path class="faint" d="M104 52h.1M136 52h.1M120 70h.1M104 88h.1M136 88h.1"/><path class="honey" d="M56 90a14 14 0 0 1 28 0v18h72V90a14 14 0 0 1 28 0v46H56z"/><path d="M84 108v28M156 108v28"/>',
  headline:
    '<g transform="rotate(-4 100 92)"><rect class="paper" x="34" y="30" width="128" height="126" rx="6"/><path class="bold" d="M50 52h96"/><rect class="soft" x="104" y="70" width="42" height="36" rx="3"/><path class="faint" d="M50 74h40M50 88h40M50 102h40M50 120h96M50 134h62"/></g><path d="m178 124-66-46M186 98l-78 18"/><circle class="honey" cx="190" cy="134" r="14"/><circle class="honey" cx="200" cy="94" r="14"/>',
  clock:
    '<circle class="paper" cx="120" cy="88" r="62"/><path class="honey plain" d="M120 88V38a50 50 0 0 1 43 25z"/><path d="M120 34v8M120 134v8M66 88h8M166 88h8"/><path class="ember" d="M120 88V48M120 88l28 18"/><circle class="paper" cx="120" cy="88" r="5"/>',
  report:
    '<rect class="paper" x="66" y="30" width="108" height="130" rx="9"/><rect class="honey" x="96" y="18" width="48" height="24" rx="7"/><path class="faint" d="M86 68h44M86 90h66M86 112h52"/><path class="ember" d="m86 136 9 9 18-20"/>',
  speech:
    '<path class="paper" d="M38 28h102a12 12 0 0 1 12 12v46a12 12 0 0 1-12 12H84l-24 22V98H38a12 12 0 0 1-12-12V40a12 12 0 0 1 12-12z"/><path class="faint" d="M46 52h84M46 72h52"/><path class="honey" d="M124 78h78a12 12 0 0 1 12 12v38a12 12 0 0 1-12 12h-10v20l-22-20h-46a12 12 0 0 1-12-12V90a12 12 0 0 1 12-12z"/><path d="M132 102h62M132 118h38"/>',
  signpost:
    '<path d="M118 22v134M92 158h52"/><path class="paper" d="M72 34h84l15 14-15 14H72z"/><path class="honey" d="M162 72H84L69 86l15 14h78z"/><path class="soft" d="M78 110h66l13 12-13 12H78z"/><path class="faint" d="M86 48h48M98 86h48"/>',
  coins:
    '<path class="paper" d="M76 30h36M82 30v40l-34 70a11 11 0 0 0 10 16h72a11 11 0 0 0 10-16l-34-70V30"/><path class="soft" d="M66 104h56l18 36a11 11 0 0 1-10 16H58a11 11 0 0 1-10-16z"/><rect class="honey" x="152" y="138" width="56" height="18" rx="8"/><rect class="honey" x="156" y="120" width="56" height="18" rx="8"/><rect class="honey" x="150" y="102" width="56" height="18" rx="8"/>',
  lantern:
    '<path d="M98 46a22 24 0 0 1 44 0"/><path class="paper" d="m86 64 14-18h40l14 18z"/><rect class="paper" x="90" y="64" width="60" height="74" rx="4"/><path class="honey" d="M120 80c11 13 16 21 16 30a16 16 0 0 1-32 0c0-9 5-17 16-30z"/><path class="paper" d="M82 138h76v16H82z"/><path class="ember" d="m66 88-18-7M66 110H46M174 88l18-7M174 110h20"/>',
  window:
    '<path class="paper" d="M68 152V78a52 52 0 0 1 104 0v74z"/><circle class="honey" cx="120" cy="98" r="24"/><path d="M120 26v126M68 98h104"/><path class="soft" d="M52 152h136v12H52z"/><path d="M186 152c0-22 4-36 12-48"/><path class="soft" d="M190 128c-12-2-18-9-18-20 11 1 18 8 18 20zM194 114c0-12 6-19 17-21 1 12-5 19-17 21z"/>',
  headphones:
    '<path d="M60 108V92a60 60 0 0 1 120 0v16"/><rect class="honey" x="46" y="98" width="30" height="52" rx="12"/><rect class="honey" x="164" y="98" width="30" height="52" rx="12"/><path class="ember" d="M92 122q7-30 14 0t14 0 14 0 14 0"/>',
  piano:
    '<rect class="paper" x="36" y="64" width="168" height="90" rx="6"/><path d="M60 64v90M84 64v90M108 64v90M132 64v90M156 64v90M180 64v90"/><path class="dark" d="M53 64h14v52H53zM77 64h14v52H77zM125 64h14v52h-14zM149 64h14v52h-14zM173 64h14v52h-14z"/><path class="ember" d="M102 46V22l32-8v24"/><circle class="honey" cx="95" cy="47" r="8"/><circle class="honey" cx="127" cy="39" r="8"/>',
  microphone:
    '<circle class="paper" cx="56" cy="72" r="19"/><path class="paper" d="M22 148c0-30 14-46 34-46s34 16 34 46z"/><circle class="paper" cx="184" cy="72" r="19"/><path class="paper" d="M150 148c0-30 14-46 34-46s34 16 34 46z"/><rect class="honey" x="106" y="36" width="28" height="52" rx="14"/><path d="M96 74a24 24 0 0 0 48 0M120 98v46M100 148h40"/>',
  film: '<rect class="paper" x="26" y="42" width="188" height="98" rx="9"/><path class="soft" d="M26 62h188v58H26z"/><path d="M82 62v58M158 62v58"/><path class="holes" d="M38 52h168M38 130h168"/><path class="honey" d="m110 76 26 15-26 15z"/>',
  mortar:
    '<path class="handle" d="m134 84 38-58"/><path class="soft" d="M88 74c-12-22-4-40 18-48 9 21 2 38-18 48zM88 74c2-14 7-26 14-36M70 74c-16-4-24-14-22-30 15 3 23 13 22 30z"/><path class="paper" d="M56 86h128l-13 46a24 24 0 0 1-23 17H92a24 24 0 0 1-23-17z"/><rect class="honey" x="46" y="74" width="148" height="16" rx="8"/><path class="paper" d="M88 149h64v11H88z"/>',
  dictionary:
    '<path class="paper" d="M120 48c-26-14-56-16-92-10v104c36-6 66-4 92 10 26-14 56-16 92-10V38c-36-6-66-4-92 10z"/><path class="honey" d="M178 35h20v50l-10-9-10 9z"/><path d="M120 48v104"/><path class="faint" d="M46 62c20-2 38 0 56 5M46 80c20-2 38 0 56 5M46 98c20-2 38 0 56 5M46 116c12-1 24-1 36 1"/><path class="ember" d="m138 116 17-50 19 46M145 97l23-2"/>',
  letters:
    '<g transform="rotate(7 150 80)"><rect class="soft" x="92" y="28" width="112" height="76" rx="7"/><path d="m94 34 54 40 54-40"/></g><g transform="rotate(-4 100 108)"><rect class="paper" x="30" y="64" width="140" height="92" rx="7"/><path d="m32 70 68 50 68-50M32 150l48-44M168 150l-48-44"/></g><circle class="honey" cx="98" cy="118" r="14"/>',
  stethoscope:
    '<path d="M70 26v44a32 32 0 0 0 64 0V26M61 26h18M125 26h18M102 102v18a34 34 0 0 0 68 0v-16"/><circle class="honey" cx="170" cy="86" r="19"/><circle class="paper" cx="170" cy="86" r="8"/>',
  notebook:
    '<rect class="paper" x="52" y="26" width="104" height="132" rx="8"/><path d="M72 26v132"/><path class="faint" d="M88 54h52M88 74h52M88 94h36"/><g transform="rotate(38 166 104)"><path class="honey" d="M157 46h20v86l-10 20-10-20z"/><path d="M157 62h20M157 132h20"/></g>',
  bag: '<path class="paper" d="M64 64h112l12 92H52z"/><path d="M92 82V58a28 28 0 0 1 56 0v24"/><path class="honey" d="M120 138s-24-14-24-29a13 13 0 0 1 24-8 13 13 0 0 1 24 8c0 15-24 29-24 29z"/>',
  lock: '<path d="M88 84V60a32 32 0 0 1 64 0v24"/><rect class="honey" x="70" y="80" width="100" height="76" rx="12"/><circle class="paper" cx="120" cy="110" r="10"/><path d="M120 120v16"/>',
  books:
    '<path class="soft" d="M36 40h26v112H36z"/><path class="honey" d="M62 54h24v98H62z"/><path class="paper" d="M86 34h30v118H86z"/><path class="faint" d="M94 54h14M94 64h14M44 60h10M70 72h8"/><path d="M26 154h150"/><path class="handle" d="m178 116 30 32"/><circle class="paper rim" cx="152" cy="88" r="35"/><path class="faint" d="M134 80h36M134 92h28"/>',
} as const;

export type Drawing = keyof typeof drawings;
