import { freshId } from '../../../blocks/form/editor/list/copies';
import {
	confirmation,
	copyOf,
	receiversOf,
	titleOf,
	triggered,
	triggersFor,
} from '../../../blocks/form/editor/notifications/notification';

test( 'a notification ID is used only once', () => {
	const numbers = [ 0.5, 0.5, 0.25 ];
	const random = () => numbers.shift() ?? 0;
	const first = freshId( [], random );
	expect( first ).toMatch( /^[a-z0-9][a-z0-9-]{0,39}$/ );
	expect( freshId( [ first ], random ) ).not.toBe( first );
} );

test( 'a copied notification is off and has its own ID and name', () => {
	const copy = copyOf( { id: 'owner', subject: 'Hello' }, [ 'owner' ] );
	expect( copy ).toMatchObject( { name: 'Notification to your team (copy)', enabled: false, subject: 'Hello' } );
	expect( copy.id ).not.toBe( 'owner' );
} );

test( 'the confirmation goes to the sender, and a second confirmation has another ID', () => {
	expect( confirmation( [ 'owner' ] ) ).toEqual( { id: 'visitor', to: 'field', attachCalendar: true } );
	expect( confirmation( [ 'owner', 'visitor' ] ).id ).not.toBe( 'visitor' );
	expect( titleOf( { id: 'visitor', to: 'field' } ) ).toBe( 'Confirmation to the sender' );
} );

test.each( [
	[ { id: 'a' }, '', 'To the administrator of the site' ],
	[ { id: 'a' }, 'office@example.org', 'To office@example.org' ],
	[ { id: 'a', addresses: 'boss@example.org' }, 'office@example.org', 'To boss@example.org' ],
	[ { id: 'a', to: 'field' as const }, '', 'To the sender' ],
	[ { id: 'a', to: 'routing' as const }, '', 'To addresses by answer' ],
	[
		{
			id: 'a',
			to: 'routing' as const,
			routes: [
				{ field: 'x', operator: 'equals' as const, value: '1', addresses: 'a@example.org, b@example.org' },
				{ field: 'x', operator: 'equals' as const, value: '2', addresses: 'b@example.org' },
			],
		},
		'',
		'By answer to a@example.org, b@example.org',
	],
] )( 'the recipients of a notification are described: %j', ( notification, mailTo, words ) => {
	expect( receiversOf( notification, mailTo ) ).toBe( words );
} );

test( 'the available triggers of a notification depend on the appointments and waiting lists of its form', () => {
	const values = ( ...of: Parameters< typeof triggersFor > ) => triggersFor( ...of ).map( ( { value } ) => value );
	expect( values( false, false, 'submitted' ) ).toEqual( [ 'submitted' ] );
	expect( values( false, true, 'submitted' ) ).toEqual( [ 'submitted', 'place' ] );
	expect( values( true, false, 'moved' ) ).toEqual( [ 'submitted', 'moved', 'cancelled', 'restored', 'reminded' ] );
	expect( values( false, false, 'place' ) ).toEqual( [ 'submitted', 'place' ] );
} );

test( 'a notification about a spot goes to the sender by default', () => {
	expect( triggered( 'place' ) ).toEqual( { trigger: 'place', to: 'field' } );
	expect( triggered( 'moved' ) ).toEqual( { trigger: 'moved' } );
	expect( titleOf( { id: 'a', to: 'field', trigger: 'place' } ) ).toBe( 'Spot from the waiting list' );
	expect( titleOf( { id: 'a', trigger: 'place' } ) ).toBe( 'Spot from the waiting list, to your team' );
} );
