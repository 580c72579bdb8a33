import { __, sprintf } from '@wordpress/i18n';
import type { FieldEditing } from '../form/field-editor/kinds';
import { PlainText } from '../form/field-editor/PlainText';
import { partName, partOf, visibleParts, withPart } from './parts';

/** The labels of the parts, edited where they stand. */
export function partSlots( { attributes, setAttributes }: FieldEditing ) {
	return {
		parts: visibleParts( attributes ).map( ( key ) => {
			const name = partName( attributes, key );
			return (
				<PlainText
					key={ key }
					identifier={ `part-${ key }` }
					label={ sprintf(
						/* translators: %s: a part of a name, such as First name. */
						__( 'Label of %s', 'vestibule' ),
						name
					) }
					placeholder={ name }
					value={ partOf( attributes, key ).label }
					onChange={ ( value ) => setAttributes( { parts: withPart( attributes, key, { label: value } ) } ) }
				/>
			);
		} ),
	};
}
