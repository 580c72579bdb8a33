import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Actions } from './useActions';

interface Props {
	id: number;
	/** One of the entry's mails; without it all that were not sent. */
	mail?: number;
	/** Says more than the button shows. */
	label?: string;
	actions: Actions;
	variant: 'link' | 'secondary';
}

/** Sends mails about an entry again; what came of it is said by the actions. */
export function SendAgain( { id, mail, label, actions, variant }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const send = async () => {
		setBusy( true );
		await actions.sendMail( id, mail );
		setBusy( false );
	};
	return (
		<Button
			variant={ variant }
			isBusy={ busy }
			disabled={ busy }
			accessibleWhenDisabled
			aria-label={ label }
			onClick={ () => void send() }
		>
			{ __( 'Send again', 'vestibule' ) }
		</Button>
	);
}
