import { commandsOf, entryCommands } from '../../../../src/admin/palette/commands';

const ALL = { entry: '/entries#/entry/', today: '/bookings#/day/', form: '/new' };

test( 'the command palette offers only commands that the user may run', () => {
	const names = ( addresses: object ) => commandsOf( addresses, () => undefined ).map( ( { label } ) => label );
	expect( names( ALL ) ).toEqual( [ 'New form', 'Today’s bookings' ] );
	expect( names( { form: '/new' } ) ).toEqual( [ 'New form' ] );
	expect( names( {} ) ).toEqual( [] );
} );

test.each( [
	[ 'entry 12', '12' ],
	[ '#7', '7' ],
	[ ' 300 ', '300' ],
	[ 'Eintrag 5', '5' ],
	[ 'entry', undefined ],
	[ 'entry 0', undefined ],
	[ 'h2', undefined ],
	[ '', undefined ],
] )( 'the command palette reads the ID of an entry from "%s"', ( search, number ) => {
	const went: string[] = [];
	const close = jest.fn();
	entryCommands( ALL, search, ( address ) => went.push( address ) ).forEach( ( { callback } ) =>
		callback( { close } )
	);
	expect( went ).toEqual( number === undefined ? [] : [ `/entries#/entry/${ number }` ] );
	expect( close ).toHaveBeenCalledTimes( went.length );
} );

test( 'the command palette offers no entries to users who may not open them', () => {
	expect( entryCommands( { form: '/new' }, 'entry 12', () => undefined ) ).toEqual( [] );
} );
