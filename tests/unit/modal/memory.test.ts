import { isForgotten } from '../../../src/modal/memory';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

test.each( [
	[ 'never closed', null, 30, true ],
	[ 'closed a moment ago', String( NOW - 1 ), 30, false ],
	[ 'closed a moment ago, stored for 0 days', String( NOW ), 0, true ],
	[ 'the last moment of its days', String( NOW - 2 * DAY + 1 ), 2, false ],
	[ 'after its days', String( NOW - 2 * DAY ), 2, true ],
	[ 'an invalid stored value', 'yesterday', 30, true ],
] )( 'a closed modal opens again only after the set number of days: %s', ( _, closed, days, forgotten ) => {
	expect( isForgotten( closed, days, NOW ) ).toBe( forgotten );
} );
