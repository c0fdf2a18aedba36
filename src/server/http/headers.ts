/**
 * What pages and the frames in them may not ask a browser for. Frames of videos keep what they need:
 * autoplay, encrypted-media, fullscreen and picture-in-picture are not named. Every name is one that
 * Chromium knows, since it warns of others in each visitor's console.
 */
const refused = [
  ...["accelerometer", "browsing-topics", "camera", "clipboard-read", "compute-pressure"],
  ...["digital-credentials-get", "display-capture", "gamepad", "geolocation", "gyroscope", "hid"],
  ...["identity-credentials-get", "idle-detection", "interest-cohort", "keyboard-map"],
  ...["local-fonts", "local-network", "local-network-access", "loopback-network"],
  ...["magnetometer", "microphone", "midi", "otp-credentials", "payment"],
  ...["private-state-token-issuance", "private-state-token-redemption"],
  ...["publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial"],
  ...["usb", "window-management", "xr-spatial-tracking"],
];

/** On every answer of every function. `netlify.toml` says the same for files. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": refused.map((feature) => `${feature}=()`).join(", "),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};

/** Of what is no page: nothing in it may load, run, send or be framed. */
export const strictestPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Of a page, which carries the rest in a `<meta>`; that cannot say this part. */
export const pagePolicy = "frame-ancestors 'none'";
