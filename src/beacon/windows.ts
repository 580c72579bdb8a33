/** Window sizes for which images are measured: phones and large desktop windows (docs/speed.md). */

/** Maximum width of a phone window in CSS pixels. PHP uses the same width for preloading images. */
const PHONE = 767;

/** Minimum size of a desktop window in CSS pixels. */
const WIDTH = 1600;
const HEIGHT = 700;

/**
 * @param pageIsMobile Whether the server rendered this page for phones only.
 * @return Value of `is_mobile` in reports; undefined if this window size is not measured.
 */
export function kindOfWindow( width: number, height: number, pageIsMobile: boolean ): 0 | 1 | undefined {
	if ( width <= PHONE ) {
		return 1;
	}
	return ! pageIsMobile && width >= WIDTH && height >= HEIGHT ? 0 : undefined;
}
