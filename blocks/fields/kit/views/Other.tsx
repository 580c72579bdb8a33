import { OTHER, OTHER_LONGEST, otherName } from '../rules/other';
import { settingsOf, textOf, type FieldProps, type FieldViewProps } from '../types';

interface OtherSettings {
	other: boolean;
	otherLabel: string;
}

const labelOf = ( field: FieldProps, words: FieldViewProps[ 'words' ] ) =>
	settingsOf< OtherSettings >( field ).otherLabel || ( words.other ?? '' );

/** The options, with "Other" behind them where the field offers it. */
export function optionsOf( { field, words }: Pick< FieldViewProps, 'field' | 'words' > ): FieldProps[ 'options' ] {
	return settingsOf< OtherSettings >( field ).other
		? [ ...field.options, { value: OTHER, label: labelOf( field, words ) } ]
		: field.options;
}

/** What is meant by "Other"; the sheet shows it while that option is chosen, so it needs no script. */
export function OtherText( { field, words, values }: Pick< FieldViewProps, 'field' | 'words' | 'values' > ) {
	return settingsOf< OtherSettings >( field ).other ? (
		<input
			className="vestibule-field__input vestibule-other"
			id={ `${ field.id }_other` }
			name={ otherName( field.name ) }
			type="text"
			maxLength={ OTHER_LONGEST }
			autoComplete="off"
			aria-label={ labelOf( field, words ) }
			defaultValue={ textOf( values, otherName( field.name ) ) }
		/>
	) : null;
}
