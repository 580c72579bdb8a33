import { Button, Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { modalIcon } from './icons';
import { useCopyLink } from './useCopyLink';

export interface ModalState {
	/** What the dialog is called; empty when nothing names it. */
	name: string;
	anchor: string;
	isOpen: boolean;
	onToggle(): void;
}

/** Stands for the dialog on the canvas, since the page itself shows nothing of a closed one. */
export function ModalCard( { name, anchor, isOpen, onToggle }: ModalState ) {
	const copy = useCopyLink( anchor );
	return (
		<div className="vestibule-modal-card">
			<Icon icon={ modalIcon } />
			<div className="vestibule-modal-card__words">
				<strong>{ name || __( 'Modal without a name', 'vestibule' ) }</strong>
				<code>{ `#${ anchor }` }</code>
			</div>
			<Button __next40pxDefaultSize variant="tertiary" onClick={ copy }>
				{ __( 'Copy link', 'vestibule' ) }
			</Button>
			<Button __next40pxDefaultSize variant="secondary" aria-expanded={ isOpen } onClick={ onToggle }>
				{ isOpen ? __( 'Close', 'vestibule' ) : __( 'Edit content', 'vestibule' ) }
			</Button>
			{ name === '' && (
				<p className="vestibule-modal-card__warning">
					{ __(
						'This dialog has no name for screen readers. Start its content with a heading, or give it a name in the sidebar.',
						'vestibule'
					) }
				</p>
			) }
		</div>
	);
}
