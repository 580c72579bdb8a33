import type { FieldEditing } from './kinds';
import { OptionText } from './OptionText';

/** The labels of options, edited beside their boxes. */
export function optionSlots( { attributes, setAttributes }: FieldEditing ) {
	const { options = [] } = attributes;
	return {
		options: options.map( ( _, index ) => (
			<OptionText
				key={ index }
				index={ index }
				options={ options }
				onChange={ ( changed ) => setAttributes( { options: changed } ) }
			/>
		) ),
	};
}
