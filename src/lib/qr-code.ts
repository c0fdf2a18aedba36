import { encode } from "uqr";

/** The light edge that readers of the code need around it, in modules (ISO/IEC 18004). */
const quiet = 4;

/**
 * The text as a QR code that may lose 15% of itself.
 * @returns its width in modules, and the outline of its dark ones as an SVG path
 */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: "M", border: quiet });
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: rows.flat().join("") };
}
