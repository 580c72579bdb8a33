import { numberSetting, textSetting } from '../../src/form/rules/settings';
import { Line } from '../form/field-parts/Line';
import type { FieldViewProps } from '../form/field-parts/types';

/** The keyboard of digits, where nothing else can be typed. */
function isNumeric( { field }: FieldViewProps ): boolean {
	const mask = textSetting( field, 'mask' );
	return mask === '' ? numberSetting( field, 'digits' ) > 0 : /^[^A-Za-z*\\]+$/.test( mask );
}

export const View = ( props: FieldViewProps ) => (
	<Line
		{ ...props }
		type="text"
		inputMode={ isNumeric( props ) ? 'numeric' : undefined }
		autoComplete={ props.field.autocomplete || undefined }
	/>
);
