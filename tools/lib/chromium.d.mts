/** Path of the system's Chromium, if there is one. */
export function systemChromium(): string | undefined;

/** Path of the system's headless Chromium without windows and notifications, if there is one. */
export function chromiumShell(): string | undefined;
