import { firstRequest } from '../../../blocks/fields/appointment/picker';

test( 'the calendar requests the month printed on the page, or the current month if the page is older', () => {
	const model = { event: 5, month: '2026-12' } as NonNullable< Parameters< typeof firstRequest >[ 0 ] >;
	expect( firstRequest( model, '2026-11' ) ).toEqual( { month: '2026-12', jump: true } );
	expect( firstRequest( model, '2027-02' ) ).toEqual( { month: '2027-02', jump: true } );
	expect( firstRequest( { ...model, event: 0 }, '2026-11' ) ).toBeNull();
	expect( firstRequest( null, '2026-11' ) ).toBeNull();
} );
