import { isLinkAddress } from '../../../src/shared/link-address';
import { vectors } from '../vectors';

test.each( vectors< { address: string; isGood: boolean } >( 'link-addresses' ) )(
	'the address of a button leads somewhere or is refused: $address',
	( { address, isGood } ) => {
		expect( isLinkAddress( address ) ).toBe( isGood );
	}
);
