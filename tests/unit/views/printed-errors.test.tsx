import './encoder';
import { renderToString } from 'react-dom/server';
import { printErrors } from '../../../blocks/fields/kit/printedErrors';
import { fieldVectors } from '../vectors';
import { canonical } from './canonical';
import { isDrawn, propsOf, viewOf, type Row } from './row';

/*
 * Before React has hydrated a field, its errors are added to the server's markup. The result must equal what the server
 * prints with these errors, so that hydration changes nothing. Fields in rows are validated only by their own script.
 */
const rows = fieldVectors< Row >( 'views' ).filter( isDrawn );

/** Errors of the field or of its parts. */
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
		[ 'changed errors replace earlier ones', row, some ],
		[ 'corrected errors are removed', some, none ],
	] )( '%s', ( _, before, after ) => {
		const expected = drawn( after );
		const container = page( before );
		printErrors( container, field, after.errors );
		expect( canonical( container.innerHTML ) ).toEqual( expected );
	} );
} );
