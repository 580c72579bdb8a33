import { createReduxStore, register, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { act } from 'react';
import { createRoot } from '@wordpress/element';
import { WholeNumber } from '../../../src/controls/WholeNumber';

Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );

type Locks = Record< string, true >;

// The real store of the post editor exists only on pages of WordPress.
register(
	createReduxStore( 'core/editor', {
		reducer: ( locks: Locks = {}, { type, name }: { type: string; name: string } ): Locks => {
			const { [ name ]: _, ...others } = locks;
			if ( type === 'LOCK' ) {
				return { ...others, [ name ]: true };
			}
			return type === 'UNLOCK' ? others : locks;
		},
		actions: {
			lockPostSaving: ( name: string ) => ( { type: 'LOCK', name } ),
			unlockPostSaving: ( name: string ) => ( { type: 'UNLOCK', name } ),
		},
		selectors: { isPostSavingLocked: ( locks: Locks ) => Object.keys( locks ).length > 0 },
	} )
);

const isLocked = () => ( select( 'core/editor' ) as unknown as { isPostSavingLocked(): boolean } ).isPostSavingLocked();

function shown( empty?: number ) {
	const place = document.body.appendChild( document.createElement( 'div' ) );
	const root = createRoot( place );
	const changes: number[] = [];
	act( () =>
		root.render(
			<WholeNumber
				label="Entries in total"
				min={ 1 }
				max={ 10 }
				value={ 5 }
				empty={ empty }
				onChange={ ( value ) => changes.push( value ) }
			/>
		)
	);
	const input = place.querySelector( 'input' );
	const type = ( text: string ) =>
		act( () => {
			Object.getOwnPropertyDescriptor( HTMLInputElement.prototype, 'value' )?.set?.call( input, text );
			input?.dispatchEvent( new Event( 'input', { bubbles: true } ) );
		} );
	return { place, changes, type, close: () => act( () => root.unmount() ) };
}

test( 'an invalid number prevents saving, and a notice reports it when the control is closed', () => {
	const { place, changes, type, close } = shown( 0 );
	type( '0' );
	expect( place.textContent ).toContain( 'Enter a whole number from 1 to 10, or leave it empty.' );
	expect( isLocked() ).toBe( true );
	expect( changes ).toEqual( [] );
	close();
	expect( isLocked() ).toBe( false );
	expect( select( noticesStore ).getNotices().at( -1 )?.content ).toBe(
		'“Entries in total” was not changed. Enter a whole number from 1 to 10, or leave it empty.'
	);
} );

test( 'a valid number is saved, and an empty control does not prevent saving', () => {
	const before = select( noticesStore ).getNotices().length;
	const { changes, type, close } = shown( 0 );
	type( '99' );
	type( '' );
	type( '7' );
	expect( isLocked() ).toBe( false );
	expect( changes ).toEqual( [ 0, 7 ] );
	close();
	expect( select( noticesStore ).getNotices() ).toHaveLength( before );
} );

test( 'a required number control shows an error if it is empty', () => {
	const { place, type, close } = shown();
	type( '' );
	expect( place.textContent ).toContain( 'Enter a whole number from 1 to 10.' );
	expect( isLocked() ).toBe( true );
	close();
} );
