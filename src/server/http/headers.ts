// Video frames keep autoplay, encrypted-media, fullscreen and picture-in-picture. Chromium logs a warning for names
// it does not recognise, so list only those it does.
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

/** On every response of a function. `netlify.toml` repeats them for files. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": refused.map((feature) => `${feature}=()`).join(", "),
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
};

export const strictestPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The rest of a page's policy is in a `<meta>`, where browsers ignore `frame-ancestors`. */
export const pagePolicy = "frame-ancestors 'none'";
