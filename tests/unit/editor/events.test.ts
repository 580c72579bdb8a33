import { eventLabel, eventProblem, firstEvent, type EventRecord } from '../../../blocks/fields/kit/editor/events';

const event = ( id: number, status: string, rendered: string, duration = 30 ): EventRecord => ( {
	id,
	status,
	title: { rendered },
	meta: { vestibule_event: { duration } },
} );

test( 'an appointment type is listed with its name and its length', () => {
	expect( eventLabel( event( 1, 'publish', 'Tea &amp; talk', 45 ) ) ).toBe( 'Tea & talk, 45 minutes' );
	expect( eventLabel( event( 1, 'publish', '', 1 ) ) ).toBe( 'No title, 1 minute' );
	expect( eventLabel( event( 1, 'draft', 'Review' ) ) ).toBe( 'Review, 30 minutes (not published)' );
} );

test( 'the default appointment type is the oldest published one', () => {
	expect(
		firstEvent( [ event( 1, 'draft', 'a' ), event( 2, 'publish', 'b' ), event( 3, 'publish', 'c' ) ] )?.id
	).toBe( 2 );
	expect( firstEvent( [ event( 1, 'draft', 'a' ) ] ) ).toBeUndefined();
} );

test.each< [ string, number, EventRecord | undefined, RegExp ] >( [
	[ 'none if it is published', 1, event( 1, 'publish', 'a' ), /^$/ ],
	[ 'that it was deleted', 9, undefined, /was deleted/ ],
	[ 'that it is in the Trash', 9, event( 9, 'trash', 'a' ), /in the Trash/ ],
	[ 'that it is a draft', 9, event( 9, 'draft', 'a' ), /not published/ ],
	[ 'that no appointment type exists', 0, undefined, /No appointment type is published/ ],
] )( 'the problem of an appointment type is %s', ( _, id, chosen, words ) => {
	expect( eventProblem( id, chosen ) ).toMatch( words );
} );
