import { startsOf, type Offer } from '../../../src/hours/slots';
import { vectors } from '../vectors';

interface Row extends Omit< Offer, 'step' | 'overrides' > {
	name: string;
	timezone: string;
	now: string;
	from: string;
	to: string;
	step?: number;
	overrides?: Offer[ 'overrides' ];
	taken: unknown[];
	hostList?: unknown[];
	expect: Record< string, number >;
}

// Only the server knows what is booked and the hours of hosts.
const rows = [ ...vectors< Row >( 'slots' ), ...vectors< Row >( 'slots-limits' ) ].filter(
	( { taken, hostList = [] } ) => taken.length === 0 && hostList.length === 0
);

test.each( rows.map( ( row ) => [ row.name, row ] as const ) )( 'start times are calculated: %s', ( _, row ) => {
	const offer: Offer = { ...row, step: row.step ?? 0, overrides: row.overrides ?? [] };
	const at = ( text: string ) => Date.parse( text );
	const found = startsOf( offer, row.timezone, at( row.now ), at( row.from ), at( row.to ) );
	expect( found.map( ( start ) => new Date( start ).toISOString().replace( '.000Z', 'Z' ) ) ).toEqual(
		Object.keys( row.expect )
	);
} );

test( 'a time zone can be an offset from UTC', () => {
	const offer: Offer = {
		duration: 60,
		step: 0,
		notice: 0,
		horizon: 9,
		hours: { monday: [ { start: '09:00', end: '10:00' } ] },
		overrides: [],
	};
	const day = Date.parse( '2026-11-30T00:00:00Z' );
	expect( startsOf( offer, '+05:30', day, day, day + 86_400_000 ) ).toEqual( [
		Date.parse( '2026-11-30T03:30:00Z' ),
	] );
} );
