import type { FieldEditing } from './kinds';
import { OptionText } from './OptionText';

/** The labels of options, edited beside their boxes. */
export function optionSlots( { attributes, setAttributes, stored = () => [] }: FieldEditing ) {
	const { options = [] } = attributes;
	return {
		options: options.map( ( _, index ) => (
			<OptionText
				key={ index }
				index={ index }
				options={ options }
				stored={ stored }
				onChange={ ( changed ) => setAttributes( { options: changed } ) }
			/>
		) ),
	};
}
