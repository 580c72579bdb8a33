import './encoder';
import { renderToString } from 'react-dom/server';
import { printErrors } from '../../../blocks/fields/kit/printedErrors';
import { fieldVectors } from '../vectors';
import { canonical } from './canonical';
import { isDrawn, propsOf, viewOf, type Row } from './row';

/*
 * Before React has taken a field over its errors are written into the server's markup: that has to be what the server
 * would have printed with these errors, so that React finds it as it stands. Fields of rows are judged by their own
 * script only.
 */
const rows = fieldVectors< Row >( 'views' ).filter( isDrawn );

/** Of the field itself or of its parts: what belongs to others stays away in any case. */
const errorsFor = ( { field }: ReturnType< typeof propsOf > ) =>
	Object.fromEntries(
		( field.parts.length > 0 ? field.parts : [ field ] ).map( ( { name } ) => [
			name,
			[ 'It is <missing>.', 'Twice' ],
		] )
	);

function page( row: Row ): HTMLElement {
	document.body.innerHTML = `<div>${ renderToString( viewOf( row ) ) }</div>`;
	return document.body.firstElementChild as HTMLElement;
}

const drawn = ( row: Row ) => canonical( page( row ).innerHTML );

describe.each( rows )( '$name', ( row ) => {
	const { field } = propsOf( row );
	const [ none, some ] = [
		{ ...row, errors: {} },
		{ ...row, errors: errorsFor( propsOf( row ) ) },
	];

	test.each( [
		[ 'errors are written as the server prints them', none, some ],
		[ 'errors that change are written in the place of others', row, some ],
		[ 'errors that are put right leave nothing', some, none ],
	] )( '%s', ( _, before, after ) => {
		const expected = drawn( after );
		const container = page( before );
		printErrors( container, field, after.errors );
		expect( canonical( container.innerHTML ) ).toEqual( expected );
	} );
} );
