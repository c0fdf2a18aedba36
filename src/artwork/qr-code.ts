import encodeQR from "qr";

/** The light border that scanners need, in modules (ISO/IEC 18004). */
const quietZone = 4;

/**
 * Encodes text as a QR code that can be read with 15% of its area damaged.
 * @returns the width in modules, and the dark modules as an SVG path
 */
export function qrCode(text: string): { size: number; path: string } {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: quietZone });
  const rows = modules.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size: modules.length, path: rows.flat().join("") };
}
