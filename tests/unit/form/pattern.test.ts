import { fitsMask, fitsPattern } from '../../../blocks/fields/kit/pattern';
import { vectors } from '../vectors';

interface Row {
	name: string;
	mask?: string;
	pattern?: string;
	text: string;
	fits: boolean;
}

test.each( vectors< Row >( 'patterns' ) )(
	'text is compared with a mask or pattern: $name',
	( { mask, pattern, text, fits } ) => {
		const start = process.cpuUsage();
		expect( mask === undefined ? fitsPattern( pattern ?? '', text ) : fitsMask( mask, text ) ).toBe( fits );
		expect( process.cpuUsage( start ).user ).toBeLessThan( 500_000 );
	}
);
