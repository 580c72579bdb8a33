import { textSetting } from '../../src/form/rules/settings';
import { Frame } from '../form/field-parts/Frame';
import { ariaOf, textOf, type FieldViewProps } from '../form/field-parts/types';
import { DateParts } from './DateParts';
import { isDate } from './date-value';

/** A page may come from a cache: a limit that moves with the days is put in when the field is taken over. */
function fixed( { field }: FieldViewProps, which: string ): string | undefined {
	const limit = textSetting( field, which );
	return isDate( limit ) ? limit : undefined;
}

export function View( props: FieldViewProps ) {
	const { field, values, errors } = props;
	if ( textSetting( field, 'dateControl' ) === 'parts' ) {
		return <DateParts { ...props } />;
	}
	return (
		<Frame { ...props }>
			<input
				className="vestibule-field__input"
				id={ field.id }
				name={ field.name }
				type="date"
				autoComplete={ field.settings?.isBirthday === true ? 'bday' : undefined }
				min={ fixed( props, 'min' ) }
				max={ fixed( props, 'max' ) }
				{ ...ariaOf( field, errors ) }
				defaultValue={ textOf( values, field.name ) }
			/>
		</Frame>
	);
}
