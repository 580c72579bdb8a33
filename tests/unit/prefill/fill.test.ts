import { fill, givenFor } from '../../../src/prefill/fill';
import { vectors } from '../vectors';

interface Row {
	name: string;
	field: { name: string; prefill?: { parameter: string } };
	/** Controls as the server prints them. */
	html: string[];
	/** Query of the page's URL. */
	query: string;
	/** Values that the field then submits, by name without the brackets of a list. */
	values: Record< string, string | string[] >;
}

function formOf( { field, html }: Pick< Row, 'field' | 'html' > ): HTMLFormElement {
	const form = document.createElement( 'form' );
	form.dataset.prefill = JSON.stringify( { [ field.name ]: field.prefill?.parameter ?? field.name } );
	form.innerHTML = html.join( '' );
	document.body.replaceChildren( form );
	return form;
}

function posted( form: HTMLFormElement ): Row[ 'values' ] {
	const values: Row[ 'values' ] = {};
	for ( const [ name, value ] of new FormData( form ) ) {
		const list = name.endsWith( '[]' ) ? name.slice( 0, -2 ) : '';
		const text = String( value ).replace( /\r\n/g, '\n' );
		if ( list ) {
			values[ list ] = [ ...( ( values[ list ] as string[] | undefined ) ?? [] ), text ];
		} else if ( text ) {
			values[ name ] = text;
		}
	}
	return values;
}

describe( 'form values from URL parameters', () => {
	test.each( vectors< Row >( 'prefill' ) )( 'URL parameters fill in a form: $name', ( row ) => {
		const form = formOf( row );
		const given = new URLSearchParams( row.query );
		const onFilled = jest.fn();
		fill( form, given, onFilled );
		expect( onFilled.mock.calls.length > 0 ).toBe( Object.keys( row.values ).length > 0 );
		expect( posted( form ) ).toEqual( row.values );
		form.reset();
		expect( posted( form ) ).toEqual( row.values );
		onFilled.mockClear();
		fill( form, given, onFilled );
		expect( onFilled ).not.toHaveBeenCalled();
	} );

	test( 'values typed by the visitor or filled in by the server are not overwritten', () => {
		const field = { name: 'topic' };
		const typed = formOf( { field, html: [ '<input name="topic" value="">' ] } );
		( typed.elements[ 0 ] as HTMLInputElement ).value = 'typed';
		const onFilled = jest.fn();
		fill( typed, new URLSearchParams( 'topic=link' ), onFilled );
		expect( posted( typed ) ).toEqual( { topic: 'typed' } );
		const filled = formOf( { field, html: [ '<input name="topic" value="link">' ] } );
		fill( filled, new URLSearchParams( 'topic=link' ), onFilled );
		expect( onFilled ).not.toHaveBeenCalled();
	} );

	test( 'a focused field is filled in after the visitor has left it', () => {
		jest.useFakeTimers();
		const form = formOf( { field: { name: 'topic' }, html: [ '<input name="topic"><input name="other">' ] } );
		const [ topic, other ] = form.querySelectorAll( 'input' );
		const onFilled = jest.fn();
		topic?.focus();
		fill( form, new URLSearchParams( 'topic=link' ), onFilled );
		expect( topic?.value ).toBe( '' );
		other?.focus();
		jest.runAllTimers();
		expect( topic?.value ).toBe( 'link' );
		expect( onFilled ).toHaveBeenCalledTimes( 1 );
		jest.useRealTimers();
	} );

	test( 'names of JavaScript object properties are not treated as field names', () => {
		const form = formOf( { field: { name: 'topic' }, html: [] } );
		expect( givenFor( 'constructor', form, new URLSearchParams( 'constructor=x' ) ) ).toBe( '' );
	} );
} );
