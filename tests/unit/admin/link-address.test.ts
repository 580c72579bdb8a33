import { isLinkAddress } from '../../../src/shared/link-address';
import { vectors } from '../vectors';

test.each( vectors< { address: string; isGood: boolean } >( 'link-addresses' ) )(
	'the URL of a button is accepted or rejected: $address',
	( { address, isGood } ) => {
		expect( isLinkAddress( address ) ).toBe( isGood );
	}
);
