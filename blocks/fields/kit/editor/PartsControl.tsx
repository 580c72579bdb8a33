import { BaseControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CheckboxControl } from '../../../../src/controls/wordpress';
import { partName, partOf, visibleParts, withPart, type PartKey } from './parts';
import type { FieldEditing, FieldPanelProps } from './kinds';
import { PlainText } from './PlainText';

/** Settings for which parts are visible and which are required. The last visible part cannot be hidden. */
export function PartsControl( { attributes, setAttributes, keys }: FieldPanelProps & { keys: readonly PartKey[] } ) {
	const shown = visibleParts( attributes, keys );
	return (
		<>
			{ keys.map( ( key ) => {
				const part = partOf( attributes, key );
				return (
					<fieldset className="vestibule-editor__part" key={ key }>
						<BaseControl.VisualLabel as="legend">{ partName( attributes, key ) }</BaseControl.VisualLabel>
						<CheckboxControl
							label={ __( 'Shown', 'vestibule' ) }
							checked={ part.visible }
							disabled={ part.visible && shown.length === 1 }
							onChange={ ( visible ) =>
								setAttributes( {
									parts: withPart( attributes, key, { visible } ),
								} )
							}
						/>
						<CheckboxControl
							label={ __( 'Required', 'vestibule' ) }
							checked={ part.visible && part.required }
							disabled={ ! part.visible }
							onChange={ ( required ) =>
								setAttributes( {
									parts: withPart( attributes, key, { required } ),
								} )
							}
						/>
					</fieldset>
				);
			} ) }
		</>
	);
}

/** Returns the labels of the parts, edited in place. */
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
