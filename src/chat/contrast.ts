/** Minimum contrast of text against its background (WCAG 2.2, 1.4.3). */
export const READABLE = 4.5;

const BLACK = '#000000';
const CHOICES = [ '#0b1f10', '#ffffff' ] as const;

function luminance( color: string ): number {
	const [ red = 0, green = 0, blue = 0 ] = [ 1, 3, 5 ].map( ( at ) => {
		const part = Number.parseInt( color.slice( at, at + 2 ), 16 ) / 255;
		return part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast ratio of two colors, between 1 and 21.
 *
 * @param one Color such as #2db742.
 * @param other
 */
export function contrast( one: string, other: string ): number {
	const [ dark = 0, light = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** Returns the first of dark ink, white and black that is readable on a background. At least one of them always is. */
export const readableOn = ( background: string ): string =>
	CHOICES.find( ( color ) => contrast( color, background ) >= READABLE ) ?? BLACK;
