import { textSetting } from '../../src/form/rules/settings';
import { Line } from '../form/field-parts/Line';
import type { FieldViewProps } from '../form/field-parts/types';
import { DateParts } from './DateParts';
import { isDate } from './date-value';

/** A page may come from a cache: a limit that moves with the days is put in when the field is taken over. */
function fixed( { field }: FieldViewProps, which: string ): string | undefined {
	const limit = textSetting( field, which );
	return isDate( limit ) ? limit : undefined;
}

export function View( props: FieldViewProps ) {
	const { field } = props;
	return textSetting( field, 'dateControl' ) === 'parts' ? (
		<DateParts { ...props } />
	) : (
		<Line
			{ ...props }
			type="date"
			autoComplete={ field.settings?.isBirthday === true ? 'bday' : undefined }
			min={ fixed( props, 'min' ) }
			max={ fixed( props, 'max' ) }
		/>
	);
}
