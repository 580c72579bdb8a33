/** Pages are measured in windows that stand for many: phones, and large windows of desktops (docs/speed.md). */

/** The widest window of a phone, in CSS pixels; PHP has the same width for preloads. */
const PHONE = 767;

/** The least that stands for a desktop. */
const WIDTH = 1600;
const HEIGHT = 700;

/**
 * @param pageIsMobile Whether the server made this page for phones only.
 * @return `is_mobile` as reports have it; nothing where the window stands for neither kind.
 */
export function kindOfWindow( width: number, height: number, pageIsMobile: boolean ): 0 | 1 | undefined {
	if ( width <= PHONE ) {
		return 1;
	}
	return ! pageIsMobile && width >= WIDTH && height >= HEIGHT ? 0 : undefined;
}
