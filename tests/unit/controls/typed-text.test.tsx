import { act } from 'react';
import { createRoot } from '@wordpress/element';
import { NumberAttribute, TimeAttribute } from '../../../blocks/fields/kit/editor/inspector/LimitAttribute';
import type { FieldEditing } from '../../../blocks/fields/kit/editor/kinds';

Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );

type Attribute = 'min' | 'step';

/** Renders a control of the inspector with a stored value and records what it saves. */
function shown( Control: typeof NumberAttribute, name: Attribute, stored: string ) {
	const place = document.body.appendChild( document.createElement( 'div' ) );
	const root = createRoot( place );
	const saved: ( string | undefined )[] = [];
	const props = {
		attributes: { [ name ]: stored },
		setAttributes: ( changes: Partial< Record< Attribute, string > > ) => saved.push( changes[ name ] ),
	} as unknown as FieldEditing;
	act( () => root.render( <Control { ...props } name={ name } label="Limit" /> ) );
	const input = place.querySelector( 'input' );
	/** Types a text. Browsers report text that they cannot read as empty, with bad input. */
	const type = ( text: string, isUnreadable = false ) =>
		act( () => {
			if ( input ) {
				Object.defineProperty( input, 'validity', { configurable: true, value: { badInput: isUnreadable } } );
			}
			Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( input, text );
			input?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	const isMarked = () => input?.getAttribute( 'aria-invalid' ) === 'true';
	return { place, input, saved, type, isMarked, close: () => act( () => root.unmount() ) };
}

test.each( [
	[ 'min', '-1.5', true ],
	[ 'min', '0', true ],
	[ 'min', '', true ],
	[ 'min', '1e5', false ],
	[ 'step', '0.25', true ],
	[ 'step', '', true ],
	[ 'step', '0', false ],
	[ 'step', '-1', false ],
] as const )( 'the attribute %s accepts %j: %j', ( name, text, isTaken ) => {
	const { saved, type, isMarked, close } = shown( NumberAttribute, name, '7' );
	type( text );
	expect( saved ).toEqual( isTaken ? [ text ] : [] );
	expect( isMarked() ).toBe( ! isTaken );
	close();
} );

test( 'text that the browser cannot read is marked as invalid and does not clear the stored value', () => {
	const number = shown( NumberAttribute, 'min', '7' );
	number.type( '', true );
	expect( number.saved ).toEqual( [] );
	expect( number.place.textContent ).toContain( 'Enter a number, or leave it empty.' );
	number.type( '8' );
	expect( number.saved ).toEqual( [ '8' ] );
	expect( number.isMarked() ).toBe( false );
	number.close();
	const time = shown( TimeAttribute, 'min', '09:00' );
	time.type( '', true );
	expect( time.saved ).toEqual( [] );
	expect( time.place.textContent ).toContain( 'Enter a time, or leave it empty.' );
	time.type( '10:30' );
	expect( time.saved ).toEqual( [ '10:30' ] );
	time.close();
} );

test( 'stored text that is not a number is shown as an empty control and does not prevent saving', () => {
	const { input, isMarked, close } = shown( NumberAttribute, 'min', 'abc' );
	expect( input?.value ).toBe( '' );
	expect( isMarked() ).toBe( false );
	close();
} );
