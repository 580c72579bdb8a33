import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../src/contracts/field';
import { requiredIcon } from './icons';
import type { FieldKind } from './fieldBlock';

interface Props {
	attributes: FieldAttributes;
	setAttributes( changes: FieldAttributes ): void;
	kind: FieldKind;
}

/** A name has no required of its own: its parts have. */
export function FieldToolbar( { attributes, setAttributes, kind }: Props ) {
	if ( kind.type === 'name' ) {
		return null;
	}
	const required = attributes.required ?? false;
	return (
		<BlockControls group="block">
			<ToolbarGroup>
				<ToolbarButton
					icon={ requiredIcon }
					label={ __( 'Required', 'vestibule' ) }
					isPressed={ required }
					onClick={ () => setAttributes( { required: ! required } ) }
				/>
			</ToolbarGroup>
		</BlockControls>
	);
}
