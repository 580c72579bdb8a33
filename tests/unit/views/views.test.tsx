import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './encoder';
import { renderToString } from 'react-dom/server';
import { ErrorsRoot } from '../../../blocks/form/live/roots';
import { live as multiSelect } from '../../../blocks/fields/multi-select/live';
import { live as files } from '../../../blocks/fields/file/live';
import { live as appointment } from '../../../blocks/fields/appointment/live';
import { fieldVectors, TYPE_FILES, typeVectors, vectors } from '../vectors';
import { canonical } from './canonical';
import { liveForm } from './live-form';
import { formPropsOf, isDrawn, propsOf, viewOf, type Row } from './row';

const NAME = 'form-views';

/**
 * `UPDATE_VIEWS=1` writes the current HTML of the views. Check the difference, because PHP must print the same
 * (docs/architecture.md).
 */
if ( process.env.UPDATE_VIEWS ) {
	const json = ( views: Row[] ) =>
		JSON.stringify(
			views.map( ( row ) =>
				isDrawn( row ) ? { ...row, html: canonical( renderToString( viewOf( row ) ) ) } : row
			),
			null,
			'\t'
		);
	const inLines = ( list: unknown[] ) =>
		`[\n${ list.map( ( row ) => `\t\t${ JSON.stringify( row ) }` ).join( ',\n' ) }\n\t]`;
	writeFileSync( join( __dirname, `../../vectors/${ NAME }.json` ), `${ json( vectors< Row >( NAME ) ) }\n` );
	TYPE_FILES.forEach( ( file ) => {
		const { rules, texts, views } = typeVectors( file );
		const written = json( views as Row[] ).replace( /\n/g, '\n\t' );
		writeFileSync(
			file,
			`{\n\t"rules": ${ inLines( rules ) },\n\t"texts": ${ inLines( texts ) },\n\t"views": ${ written }\n}\n`
		);
	} );
}

const rows = [ ...fieldVectors< Row >( 'views' ), ...vectors< Row >( NAME ) ];

test.each( rows.filter( isDrawn ) )( 'a view renders the same HTML as the server: $name', ( row ) => {
	expect( canonical( renderToString( viewOf( row ) ) ) ).toEqual( row.html );
} );

const atWork = ( row: Row ) => ( {
	form: liveForm( formPropsOf( row ) ),
	locale: 'en-GB',
	resets: 0,
	refreshes: 0,
	check: () => {},
} );

describe.each( [
	[ [ 'multi-select' ], multiSelect.View ],
	[ [ 'appointment' ], appointment.View ],
	[ [ 'file', 'image' ], files.View ],
] )( '%s', ( types, View ) => {
	test.each( rows.filter( ( { field } ) => types.includes( field?.type ?? '' ) ) )(
		'a live view first renders the same HTML as the server: $name',
		( row ) => {
			const view = View ? <View { ...propsOf( row ) } { ...atWork( row ) } /> : null;
			expect( canonical( renderToString( view ) ) ).toEqual( row.html );
			if ( View !== files.View ) {
				// React warns that layout effects don't run on a server. The test only compares the first HTML.
				expect( console ).toHaveErrored();
			}
		}
	);
} );

const lists = rows.filter( ( { fields } ) => fields );

describe.each( [ 'inline', 'stackToBottom' ] as const )( 'live list of errors, %s', ( errorMessagePlacement ) => {
	test.each( lists )( 'the live list first renders the same HTML as the server: $name', ( row ) => {
		const form = liveForm( { ...formPropsOf( row ), errorMessagePlacement } );
		expect( canonical( renderToString( <ErrorsRoot form={ form } printed={ form.store.get() } /> ) ) ).toEqual(
			row.html
		);
	} );
} );
