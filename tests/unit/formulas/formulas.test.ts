import { computeFormula, written } from '../../../src/formulas/compute';
import { parseFormula } from '../../../src/formulas/parse';
import { vectors } from '../vectors';

interface Row {
	name: string;
	formula: string;
	fields: Record< string, ( number | string )[] >;
	/** Current date for the computation. */
	today?: string;
	decimals: number;
	/** Null if the formula is invalid. Empty if it has no result. */
	result: string | null;
}

test.each( vectors< Row >( 'formulas' ) )(
	'a formula is computed: $name',
	( { formula, fields, decimals, result, today = '' } ) => {
		const steps = parseFormula( formula );
		const texts = ( name: string ) =>
			Object.hasOwn( fields, name ) ? ( fields[ name ] ?? [] ).map( String ) : [];
		expect( steps && written( computeFormula( steps, texts, today ), decimals ) ).toBe( result );
	}
);
