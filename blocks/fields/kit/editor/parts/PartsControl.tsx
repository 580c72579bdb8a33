import { BaseControl, CheckboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { partName, partOf, visibleParts, withPart, type PartKey } from './parts';
import type { FieldPanelProps } from '../kinds';

/** Which parts are asked, and which must be given. The last one that shows cannot be hidden. */
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
							__nextHasNoMarginBottom
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
							__nextHasNoMarginBottom
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
