import { Button, Modal } from '@wordpress/components';
import { useSyncExternalStore } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PlaceLine } from '../places/PlaceLine';
import { answer, openQuestion, subscribe } from './question';

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
