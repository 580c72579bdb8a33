import { Button, Modal } from '@wordpress/components';
import { useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { answer, openQuestion, subscribe, type Place } from './question';

/** Where the form is shown, before it goes to the Trash. */
export function TrashQuestion() {
	const places = useSyncExternalStore( subscribe, openQuestion );
	if ( ! places ) {
		return null;
	}
	return (
		<Modal
			title={ __( 'This form is shown on your site', 'vestibule' ) }
			size="medium"
			onRequestClose={ () => answer( false ) }
		>
			<ul className="vestibule-editor__places">
				{ places.map( ( place, index ) => (
					<li key={ index }>
						<PlaceLine { ...place } />
					</li>
				) ) }
			</ul>
			<p>
				{ __(
					'Visitors see a message that the form is not available. You can restore it from the Trash.',
					'vestibule'
				) }
			</p>
			<div className="vestibule-editor__buttons">
				<Button __next40pxDefaultSize variant="tertiary" onClick={ () => answer( false ) }>
					{ __( 'Cancel', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize variant="primary" isDestructive onClick={ () => answer( true ) }>
					{ __( 'Move to Trash', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}

function PlaceLine( { kind, title, edit, view }: Place ) {
	if ( title === '' ) {
		/* translators: %s: kind of content, such as Page. */
		return <>{ sprintf( __( '%s: one that you may not see', 'vestibule' ), kind ) }</>;
	}
	/* translators: 1: kind of content, such as Page; 2: its title. */
	const words = sprintf( __( '%1$s: %2$s', 'vestibule' ), kind, title );
	const href = edit || view;
	return href ? (
		<a href={ href } target="_blank" rel="noreferrer">
			{ words }
		</a>
	) : (
		<>{ words }</>
	);
}
