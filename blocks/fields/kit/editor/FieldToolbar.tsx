import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldPanelProps } from './kinds';

const requiredIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M11.2 5h1.6v5.6l4.9-2.8.8 1.4-4.9 2.8 4.9 2.8-.8 1.4-4.9-2.8V19h-1.6v-5.6l-4.9 2.8-.8-1.4 4.9-2.8-4.9-2.8.8-1.4 4.9 2.8V5Z" />
	</svg>
);

export function FieldToolbar( { attributes, setAttributes, kind }: FieldPanelProps ) {
	if ( kind.hasRequired === false ) {
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
