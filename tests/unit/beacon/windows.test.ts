import { kindOfWindow } from '../../../src/beacon/windows';
import { vectors } from '../vectors';

interface Row {
	case: string;
	width: number;
	height: number;
	pageIsMobile?: boolean;
	kind: 0 | 1 | null;
}

test.each( vectors< Row >( 'beacon-windows' ) )(
	'a window counts as a phone, a desktop or neither depending on its size: $case',
	( { width, height, pageIsMobile = false, kind } ) => {
		expect( kindOfWindow( width, height, pageIsMobile ) ?? null ).toBe( kind );
	}
);
