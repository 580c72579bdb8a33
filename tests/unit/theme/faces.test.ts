/* @jest-environment node */
import { filesIn, json, text } from './files';

interface Typography {
	typography?: { fontFamily?: string };
}
interface Look {
	settings: { custom: { font: { heading: string; text: string; preload: string } } };
	styles: Typography & { css?: string; elements?: { heading?: Typography } };
}

const own = json< Look >( 'theme.json' ).styles;
const looks = [ 'theme.json', ...filesIn( 'styles', '.json' ).filter( ( path ) => ! path.includes( 'blocks' ) ) ];

/** Previews of style variations in the editor do not resolve custom properties, so the styles name the fonts again. */
test.each( looks )( 'the fonts of %s match its preview in the editor', ( path ) => {
	const { settings, styles } = json< Look >( path );
	expect( styles.typography?.fontFamily ?? own.typography?.fontFamily ).toBe( settings.custom.font.text );
	expect( styles.elements?.heading?.typography?.fontFamily ?? own.elements?.heading?.typography?.fontFamily ).toBe(
		settings.custom.font.heading
	);
} );

test.each( looks )( 'each font in %s has a fallback font, and the style contains no custom CSS', ( path ) => {
	const { settings, styles } = json< Look >( path );
	expect( styles.css ?? '' ).toBe( '' );
	const known = filesIn( 'assets/styles/faces', '.css' );
	for ( const face of settings.custom.font.preload.split( ' ' ) ) {
		const file = `assets/styles/faces/${ face.split( '-latin-' )[ 0 ] }.css`;
		expect(
			face.startsWith( 'source-' ) ? text( 'assets/styles/base.css' ) : known.includes( file ) && text( file )
		).toContain( 'size-adjust' );
	}
} );

interface Families {
	settings: {
		typography: {
			fontFamilies: {
				fontFace: {
					fontWeight: string;
					fontStyle: string;
					fontDisplay: string;
					src: string[];
					unicodeRange: string;
				}[];
			}[];
		};
	};
}

const points = ( ranges: string ) =>
	ranges.split( ',' ).flatMap( ( range ) => {
		const [ from = 0, to = from ] = range
			.replace( 'U+', '' )
			.split( '-' )
			.map( ( hex ) => parseInt( hex, 16 ) );
		return Array.from( { length: to - from + 1 }, ( _, index ) => from + index );
	} );

/** Browsers look for a letter only in the font faces of the best matching weight and style. */
test.each( looks )( 'each weight and style in %s covers all Latin letters, each letter once', ( path ) => {
	for ( const { fontFace } of json< Families >( path ).settings.typography.fontFamilies ) {
		for ( const name of new Set(
			fontFace.map( ( { fontWeight, fontStyle } ) => `${ fontWeight } ${ fontStyle }` )
		) ) {
			const faces = fontFace.filter( ( { fontWeight, fontStyle } ) => name === `${ fontWeight } ${ fontStyle }` );
			const all = faces.flatMap( ( { unicodeRange } ) => points( unicodeRange ) );
			expect( [ name, all.length ] ).toEqual( [ name, new Set( all ).size ] );
			if ( ! /italic/.test( name ) || /source-/.test( faces[ 0 ]?.src[ 0 ] ?? '' ) ) {
				expect( all ).toEqual(
					expect.arrayContaining( [ ...'aŁźŞřĞ' ].map( ( letter ) => letter.codePointAt( 0 ) ) )
				);
			}
		}
	}
} );

test.each( looks )( 'the preloaded fonts of %s do not replace visible text if they arrive late', ( path ) => {
	const { settings } = json< Look & Families >( path );
	const early = settings.custom.font.preload.split( ' ' );
	const faces = settings.typography.fontFamilies
		.flatMap( ( { fontFace } ) => fontFace )
		.filter( ( { src } ) => early.some( ( name ) => src[ 0 ]?.endsWith( `${ name }-normal.woff2` ) ) );
	expect( faces.length ).toBeGreaterThan( 0 );
	expect( new Set( faces.map( ( { fontDisplay } ) => fontDisplay ) ) ).toEqual( new Set( [ 'optional' ] ) );
} );
