import { computeFormula, written } from '../../../src/formulas/compute';
import { parseFormula } from '../../../src/formulas/parse';
import { vectors } from '../vectors';

interface Row {
	name: string;
	formula: string;
	fields: Record< string, number[] >;
	decimals: number;
	/** Null where it is no formula, empty where it has no result. */
	result: string | null;
}

test.each( vectors< Row >( 'formulas' ) )( '$name', ( { formula, fields, decimals, result } ) => {
	const steps = parseFormula( formula );
	const numbers = ( name: string ) => ( Object.hasOwn( fields, name ) ? ( fields[ name ] ?? [] ) : [] );
	expect( steps && written( computeFormula( steps, numbers ), decimals ) ).toBe( result );
} );
