import { __, sprintf } from '@wordpress/i18n';
import type { FieldEditing } from '../kinds';
import { PlainText } from '../PlainText';
import { partName, partOf, visibleParts, withPart, type PartKey } from './parts';

/** The labels of the parts, edited where they stand. */
export const partSlots =
	( keys: readonly PartKey[] ) =>
	( { attributes, setAttributes }: FieldEditing ) => ( {
		parts: visibleParts( attributes, keys ).map( ( key ) => {
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
	} );
