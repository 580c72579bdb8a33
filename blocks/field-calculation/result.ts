import { textsOf } from '../../src/conditions/answers';
import type { Computation } from '../../src/conditions/computed';
import { numberIn } from '../../src/conditions/number';
import { textSetting } from '../../src/form/rules/settings';
import { computeFormula, written } from '../../src/formulas/compute';
import { fieldsIn, parseFormula } from '../../src/formulas/parse';
import type { FieldProps } from '../form/field-parts/types';

/** Where nothing else is set. */
const DECIMALS = 2;

/** How a field's formula makes its value of the answers, as it is stored; empty where it has no result. */
export function computationOf( field: Pick< FieldProps, 'settings' > ): Computation {
	const steps = parseFormula( textSetting( field, 'formula' ) );
	const set = textSetting( field, 'decimals' );
	return {
		asks: steps ? fieldsIn( steps ) : [],
		compute: ( answers ) => {
			const numbers = ( name: string ) => textsOf( answers, name ).flatMap( ( text ) => numberIn( text ) ?? [] );
			const text = steps
				? written( computeFormula( steps, numbers ), set === '' ? DECIMALS : Number( set ) )
				: '';
			return set === '' && text.includes( '.' ) ? text.replace( /\.?0+$/, '' ) : text;
		},
	};
}
