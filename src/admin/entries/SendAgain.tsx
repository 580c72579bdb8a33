import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Actions } from './useActions';

interface Props {
	id: number;
	actions: Actions;
	variant: 'link' | 'secondary';
}

/** Sends the mail about an entry again; what came of it is said by the actions. */
export function SendAgain( { id, actions, variant }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const send = async () => {
		setBusy( true );
		await actions.sendMail( id );
		setBusy( false );
	};
	return (
		<Button
			variant={ variant }
			isBusy={ busy }
			disabled={ busy }
			accessibleWhenDisabled
			onClick={ () => void send() }
		>
			{ __( 'Send again', 'vestibule' ) }
		</Button>
	);
}
