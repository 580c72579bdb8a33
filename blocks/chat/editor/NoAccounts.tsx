import { ExternalLink, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { fromServer } from './fromServer';

/** Before there is anybody to chat with. */
export const NoAccounts = ( { label }: { label: string } ) => (
	<Placeholder
		icon="format-chat"
		label={ label }
		instructions={ __( 'Visitors see nothing here until there is an account to chat with.', 'vestibule' ) }
	>
		<ExternalLink href={ fromServer()?.accountsUrl ?? '' }>
			{ __( 'Add a chat account', 'vestibule' ) }
		</ExternalLink>
	</Placeholder>
);
