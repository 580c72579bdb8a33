import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Launcher } from '../views/Launcher';
import { fromServer } from './fromServer';
import { NoAccounts } from './NoAccounts';

/** The launcher where its block stands; on the page it floats at the edge. */
export function LauncherEdit() {
	const server = fromServer();
	const hasAccounts = server !== undefined && server.launcher.accounts.length > 0;
	const props = useBlockProps( hasAccounts ? { className: 'vestibule-chat is-in-editor', style: server.style } : {} );
	return (
		<div { ...props }>
			{ hasAccounts ? (
				<Disabled>
					<Launcher { ...server.launcher } />
				</Disabled>
			) : (
				<NoAccounts label={ __( 'Chat launcher', 'vestibule' ) } />
			) }
		</div>
	);
}
