/* @jest-environment node */
import { filesIn, json } from './files';

interface Typography {
	typography?: { fontFamily?: string };
}
interface Look {
	settings: { custom: { font: { heading: string; text: string } } };
	styles: Typography & { elements?: { heading?: Typography } };
}

const own = json< Look >( 'theme.json' ).styles;
const looks = [ 'theme.json', ...filesIn( 'styles', '.json' ).filter( ( path ) => ! path.includes( 'blocks' ) ) ];

/** The editor's small pictures of the looks read the styles and follow no custom property, so the faces are named there once more. */
test.each( looks )( 'the faces of %s are those that its picture in the editor shows', ( path ) => {
	const { settings, styles } = json< Look >( path );
	expect( styles.typography?.fontFamily ?? own.typography?.fontFamily ).toBe( settings.custom.font.text );
	expect( styles.elements?.heading?.typography?.fontFamily ?? own.elements?.heading?.typography?.fontFamily ).toBe( settings.custom.font.heading );
} );
