import encodeQR from "qr";

/** The light border that readers need around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * Encodes text as a QR code that tolerates the loss of 15% of its area.
 * @returns its width in modules, and the outline of its dark ones as an SVG path
 */
export function qrCode(text: string): { size: number; path: string } {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const rows = modules.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size: modules.length, path: rows.flat().join("") };
}
