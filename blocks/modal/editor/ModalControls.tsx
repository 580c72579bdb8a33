import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ModalState } from './ModalCard';
import { useCopyLink } from './useCopyLink';

export function ModalControls( { anchor, isOpen, onToggle }: ModalState ) {
	const copy = useCopyLink( anchor );
	return (
		<BlockControls group="other">
			<ToolbarGroup>
				<ToolbarButton onClick={ onToggle } isPressed={ isOpen }>
					{ __( 'Edit content', 'vestibule' ) }
				</ToolbarButton>
				<ToolbarButton onClick={ copy }>{ __( 'Copy link', 'vestibule' ) }</ToolbarButton>
			</ToolbarGroup>
		</BlockControls>
	);
}
