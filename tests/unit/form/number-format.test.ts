import { readNumber, writeNumber, type NumberFormat } from '../../../blocks/fields/kit/number-format';
import { vectors } from '../vectors';

interface Row {
	name: string;
	format: NumberFormat;
	text: string;
	plain: string | null;
	shown?: string;
	keepsZeros?: boolean;
}

test.each( vectors< Row >( 'number-format' ) )(
	'a number is read and formatted: $name',
	( { format, text, plain, shown, keepsZeros = false } ) => {
		expect( readNumber( text, format, keepsZeros ) ).toBe( plain );
		if ( shown !== undefined ) {
			expect( writeNumber( plain ?? '', format ) ).toBe( shown );
			expect( readNumber( shown, format, keepsZeros ) ).toBe( plain );
		}
	}
);

test( 'text that is not a plain number stays as it is', () => {
	const format = { separators: 'point-comma', isGrouped: true, symbol: '€', isBefore: false, decimals: 2 };
	expect( writeNumber( 'about 5', format ) ).toBe( 'about 5' );
} );
