/* @jest-environment node */
import { filesIn, json } from './files';

interface Look {
	title: string;
	settings: { color: { palette: { slug: string; color: string }[] } };
}
type Palette = Record< string, [ light: string, dark: string ] >;

const looks = [ 'theme.json', ...filesIn( 'styles', '.json' ).filter( ( path ) => ! path.includes( 'blocks' ) ) ];

const channel = ( value: number ) => ( value <= 0.04045 ? value / 12.92 : ( ( value + 0.055 ) / 1.055 ) ** 2.4 );
const luminance = ( color: string ): number => {
	const [ red = 0, green = 0, blue = 0 ] = [ 1, 3, 5 ].map( ( start ) =>
		channel( parseInt( color.slice( start, start + 2 ), 16 ) / 255 )
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Contrast ratio of WCAG 2.2, from 1 to 21. */
const contrast = ( one: string, other: string ): number => {
	const [ dark = 0, light = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
};

const paletteOf = ( path: string ): Palette =>
	Object.fromEntries(
		json< Look >( path ).settings.color.palette.map( ( { slug, color } ) => {
			const [ light, dark, ...more ] = color.match( /#[0-9a-f]{6}\b/g ) ?? [];
			if ( ! light || ! dark || more.length > 0 ) {
				throw new Error( `${ path }: ${ slug } has to be light-dark() of two colors, not ${ color }` );
			}
			return [ slug, [ light, dark ] ];
		} )
	);

/** Color, background and minimum ratio. The color warm is not for tinted backgrounds: their section style resets it. */
const PAIRS: [ string, string, number ][] = [
	...[ 'ink', 'muted', 'accent', 'warm', 'error', 'success' ].map( ( color ): [ string, string, number ] => [
		color,
		'paper',
		4.5,
	] ),
	...[ 'ink', 'muted', 'accent', 'error', 'success' ].map( ( color ): [ string, string, number ] => [
		color,
		'accent-tint',
		4.5,
	] ),
	[ 'paper', 'accent', 4.5 ], // Text of a button.
	[ 'muted', 'paper', 3 ], // Border of a field.
	[ 'accent', 'paper', 3 ], // Focus ring.
];

describe.each( looks )( 'colors of %s', ( path ) => {
	const palette = paletteOf( path );
	const of = ( slug: string, scheme: 0 | 1 ) => palette[ slug ]?.[ scheme ] ?? '';

	test( 'the palette has enough contrast for text and controls, in both the light and the dark scheme', () => {
		const weak = PAIRS.flatMap( ( [ color, ground, least ] ) =>
			( [ 0, 1 ] as const ).flatMap( ( scheme ) => {
				const ratio = contrast( of( color, scheme ), of( ground, scheme ) );
				return ratio < least
					? [ `${ color } on ${ ground } ${ scheme ? 'dark' : 'light' }: ${ ratio.toFixed( 2 ) }` ]
					: [];
			} )
		);
		expect( weak ).toEqual( [] );
	} );

	test( 'the dark palette has enough contrast for text in a deep section', () => {
		const weak = [ 'ink', 'muted', 'accent', 'warm', 'error', 'success' ].filter(
			( color ) => contrast( of( color, 1 ), of( 'deep', 1 ) ) < 4.5
		);
		expect( weak ).toEqual( [] );
	} );

	test( 'the palette has the same names as the palette of theme.json', () => {
		expect( Object.keys( palette ) ).toEqual( Object.keys( paletteOf( 'theme.json' ) ) );
	} );
} );

test( 'the theme has at least three style variations with different palettes', () => {
	expect( looks.length ).toBeGreaterThanOrEqual( 4 );
	expect( new Set( looks.map( ( path ) => JSON.stringify( paletteOf( path ) ) ) ).size ).toBe( looks.length );
} );
