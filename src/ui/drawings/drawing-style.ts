/** The colours of a drawing's lines, shapes and small accents. */
export interface Palette {
  line: string;
  faint: string;
  paper: string;
  soft: string;
  honey: string;
  ember: string;
}

/** Returns the rules for the drawings in an element. @param root its selector */
export const drawingStyle = (
  root: string,
  { line, faint, paper, soft, honey, ember }: Palette,
): string => `${root}{fill:none;stroke:${line};stroke-width:3.5;stroke-linecap:round;stroke-linejoin:round}
${root} .paper{fill:${paper}}
${root} .soft{fill:${soft}}
${root} .honey{fill:${honey}}
${root} .dark{fill:${line}}
${root} .plain{stroke:none}
${root} .faint{stroke:${faint};stroke-width:3}
${root} .ember{stroke:${ember}}
${root} .rim{stroke-width:6}
${root} .bold{stroke-width:8}
${root} .dots{stroke-width:6}
${root} .large{stroke-width:10}
${root} .stitch{stroke-dasharray:5 8}
${root} .holes{stroke-width:7;stroke-dasharray:.1 14}
${root} .handle{stroke:${honey};stroke-width:13}`;
