import { idInHash, modalId } from '../../../src/modal/id';
import { vectors } from '../vectors';

test.each( vectors< { name: string; anchor: string; id: string } >( 'modal-ids' ) )(
	'the ID of a modal is derived from its anchor: $name',
	( { anchor, id } ) => {
		expect( modalId( anchor ) ).toBe( id );
	}
);

test.each( [
	[ '#directions', 'directions' ],
	[ '#a_B-1', 'a_B-1' ],
	[ '#', '' ],
	[ '', '' ],
	[ 'directions', '' ],
	[ '#<img src=x>', '' ],
	[ '#"', '' ],
	[ '#%00', '' ],
	[ '#a b', '' ],
	[ '#a\n', '' ],
	[ '#ä', '' ],
] )( 'the hash %j contains the ID %j', ( hash, id ) => {
	expect( idInHash( hash ) ).toBe( id );
} );
