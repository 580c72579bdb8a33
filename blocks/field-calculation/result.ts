import { textsOf, type Values } from '../../src/conditions/answers';
import { numberIn } from '../../src/conditions/number';
import { textSetting } from '../../src/form/rules/settings';
import { computeFormula, written } from '../../src/formulas/compute';
import { parseFormula } from '../../src/formulas/parse';
import type { FieldProps } from '../form/field-parts/types';

/** Where nothing else is set. */
const DECIMALS = 2;

/** What a field's formula makes of the answers, as it is stored; empty where it has no result. */
export function resultOf( field: FieldProps, answers: Values ): string {
	const steps = parseFormula( textSetting( field, 'formula' ) );
	const numbers = ( name: string ) => textsOf( answers, name ).flatMap( ( text ) => numberIn( text ) ?? [] );
	const set = textSetting( field, 'decimals' );
	const text = steps ? written( computeFormula( steps, numbers ), set === '' ? DECIMALS : Number( set ) ) : '';
	return set === '' && text.includes( '.' ) ? text.replace( /\.?0+$/, '' ) : text;
}
