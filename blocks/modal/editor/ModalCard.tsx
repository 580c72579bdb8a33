import { BlockControls } from '@wordpress/block-editor';
import { Button, Icon, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

export const modalIcon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M4 5.5A1.5 1.5 0 0 1 5.5 4h13A1.5 1.5 0 0 1 20 5.5V7h-1.5V5.5h-13v13H7V20H5.5A1.5 1.5 0 0 1 4 18.5v-13ZM9.5 8A1.5 1.5 0 0 0 8 9.5v9A1.5 1.5 0 0 0 9.5 20h9a1.5 1.5 0 0 0 1.5-1.5v-9A1.5 1.5 0 0 0 18.5 8h-9Zm0 1.5h9v9h-9v-9Zm1.5 2v1.5h6V11.5h-6Zm0 3V16h4v-1.5h-4Z" />
	</svg>
);

interface Notices {
	createSuccessNotice( text: string, options: { id: string; type: 'snackbar' } ): void;
}

/**
 * Copies text to the clipboard. WordPress's hook needs the ref of an element, but toolbar buttons don't forward their
 * ref before WordPress 7.
 */
async function write( text: string ): Promise< void > {
	if ( navigator.clipboard ) {
		await navigator.clipboard.writeText( text );
		return;
	}
	// Sites without HTTPS can't use the clipboard API.
	const field = document.createElement( 'textarea' );
	field.value = text;
	document.body.append( field );
	field.select();
	document.execCommand( 'copy' );
	field.remove();
}

/** Returns a function that copies the link to the modal. Users can paste it into any link or button on the page. */
function useCopyLink( anchor: string ): () => void {
	const { createSuccessNotice } = useDispatch( 'core/notices' ) as unknown as Notices;
	return () =>
		void write( `#${ anchor }` ).then( () =>
			createSuccessNotice(
				sprintf(
					/* translators: %s: a link such as #opening-hours. */
					__( 'Link %s copied. Paste it as the URL of any link or button on this page.', 'vestibule' ),
					`#${ anchor }`
				),
				{ id: 'vestibule-modal-link', type: 'snackbar' }
			)
		);
}

interface ModalState {
	/** Accessible name of the dialog; empty if there is none. */
	name: string;
	anchor: string;
	isOpen: boolean;
	onToggle(): void;
}

/** Card that represents the dialog in the canvas, because a closed dialog is invisible on the page. */
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
