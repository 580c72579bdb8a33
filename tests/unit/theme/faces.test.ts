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

/** The editor's small pictures of the looks read the styles and follow no custom property, so the faces are named there once more. */
test.each( looks )( 'the faces of %s are those that its picture in the editor shows', ( path ) => {
	const { settings, styles } = json< Look >( path );
	expect( styles.typography?.fontFamily ?? own.typography?.fontFamily ).toBe( settings.custom.font.text );
	expect( styles.elements?.heading?.typography?.fontFamily ?? own.elements?.heading?.typography?.fontFamily ).toBe( settings.custom.font.heading );
} );

test.each( looks )( 'each face of %s has a stand-in, and none of it becomes the owner’s own CSS', ( path ) => {
	const { settings, styles } = json< Look >( path );
	expect( styles.css ?? '' ).toBe( '' );
	const known = filesIn( 'assets/styles/faces', '.css' );
	for ( const face of settings.custom.font.preload.split( ' ' ) ) {
		const file = `assets/styles/faces/${ face.split( '-latin-' )[ 0 ] }.css`;
		expect( face.startsWith( 'source-' ) ? text( 'assets/styles/base.css' ) : known.includes( file ) && text( file ) ).toContain( 'size-adjust' );
	}
} );
