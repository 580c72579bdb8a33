import { Disabled } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { Entry } from '../../../blocks/chat/views/Entry';
import { chatLink, openingMessage } from '../../chat/link';
import { withStatus } from '../../chat/status';
import type { FromServer } from './kind';
import { useDraft } from './settings';

/** Converts the custom properties of a style attribute to a React style object. */
const styleOf = ( text: string ): CSSProperties =>
	Object.fromEntries(
		text
			.split( ';' )
			.map( ( declaration ) => declaration.split( ':', 2 ) )
			.filter( ( parts ) => parts.length === 2 )
	) as CSSProperties;

const MINUTE = 60_000;

function useNow(): number {
	const [ now, setNow ] = useState( Date.now );
	useEffect( () => {
		const timer = setInterval( () => setNow( Date.now() ), MINUTE );
		return () => clearInterval( timer );
	}, [] );
	return now;
}

/** Preview of the account as the chat panel displays it at the current time. */
export function Preview( { server }: { server: FromServer } ) {
	const { draft } = useDraft();
	const now = useNow();
	const { name, picture, ...account } = draft;
	const href = chatLink(
		account.number,
		openingMessage( account.predefinedText, server.page ),
		server.modes.desktop
	);
	const entry = withStatus(
		{
			id: server.id,
			name: name || __( 'Name', 'vestibule' ),
			title: account.title,
			avatar: picture.url || server.avatar,
			links: [ { device: 'all', href: href || '#' } ],
			isOnline: true,
			status: '',
			next: '',
			working: account.isAlwaysAvailable === 'ON' ? null : account,
		},
		server.chat,
		now
	);
	return (
		<aside className="vestibule-admin__preview" aria-label={ __( 'Preview', 'vestibule' ) }>
			<div className="vestibule-admin__fields">
				<h2>{ __( 'As visitors see it now', 'vestibule' ) }</h2>
				<Disabled>
					<div className="vestibule-admin__stage">
						<div className="vestibule-chat vestibule-account__entry" style={ styleOf( server.style ) }>
							<Entry
								account={ entry }
								words={ server.chat.words }
								isDisabled={ false }
								opensInNewTab={ server.chat.opensInNewTab }
							/>
						</div>
					</div>
				</Disabled>
				{ href === '' && (
					<p className="vestibule-admin__hint">
						{ __( 'Visitors see the account as soon as it has a valid number or link.', 'vestibule' ) }
					</p>
				) }
			</div>
		</aside>
	);
}
