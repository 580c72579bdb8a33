import type { NumberFormat } from './number-format';
import { textSetting } from './settings';
import type { FieldProps } from './value';

/** How a field's numbers are written. */
export function formatOf( field: FieldProps ): NumberFormat {
	const decimals = textSetting( field, 'decimals' );
	const format = textSetting( field, 'numberFormat' );
	return {
		separators: textSetting( field, 'separators' ),
		isGrouped: format !== '',
		symbol: format === 'currency' ? textSetting( field, 'currency' ) : '',
		isBefore: textSetting( field, 'currencyPlace' ) === 'before',
		decimals: decimals === '' ? -1 : Number( decimals ),
	};
}
