/** The Chromium of this machine, if it has one. */
export function systemChromium(): string | undefined;

/** The same without windows and notifications, where it is installed too. */
export function chromiumShell(): string | undefined;
