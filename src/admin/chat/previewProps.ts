import type { CSSProperties } from 'react';
import { __ } from '@wordpress/i18n';
import type { Chat } from '../../contracts/chat';
import type { ChatProps } from '../../contracts/chat-props';
import { withStatus } from '../chat-parts/status';
import type { Styles } from './settings';

type Account = ChatProps[ 'accounts' ][ number ];

/** Stands in the preview as long as there is no account. */
const EXAMPLE: Account = {
	id: 0,
	name: __( 'Front desk', 'vestibule' ),
	title: __( 'An example: there is no account yet', 'vestibule' ),
	avatar: '',
	links: [ { device: 'all', href: '#' } ],
	isOnline: true,
	status: '',
	next: '',
	working: null,
};

/**
 * What the page would print with these settings.
 *
 * @param chat     As the server printed it with the stored ones.
 * @param settings
 * @param now      In ms.
 */
export function previewProps( chat: ChatProps, settings: Chat, now: number ): ChatProps {
	const { styles, display } = settings.options;
	const common: ChatProps = {
		...chat,
		label: styles.btnLabel,
		showsLabel: styles.isShowBtnLabel === 'ON',
		title: styles.title,
		description: `${ styles.description } WhatsApp`.trim(),
		response: styles.responseText,
		poweredBy: styles.isShowPoweredBy === 'ON' ? __( 'Powered by Vestibule', 'vestibule' ) : undefined,
		needsConsent: settings.gdprStatus || styles.isShowGDPR === 'ON',
		opensInNewTab: settings.urlSettings.openInNewTab === 'ON',
		timezone: settings.timezone,
		symbols: display.time_symbols,
		showsNext: display.isShowNextOpening === 'ON',
		words: { ...chat.words, ...settings.i18n },
	};
	const accounts = chat.accounts.length > 0 ? chat.accounts : [ EXAMPLE ];
	const isLink = styles.widgetType === 'simple' && accounts.length === 1 && ! common.needsConsent;
	return {
		...common,
		kind: isLink ? 'link' : 'launcher',
		accounts: accounts.map( ( account ) =>
			withStatus( { ...account, avatar: account.avatar || settings.defaultAvatar }, common, now )
		),
	};
}

/** No smaller text is shown, in px. */
const READABLE = 13;

/** As Chat\Styles prints it. */
export function previewStyle( styles: Styles ): CSSProperties {
	const rem = ( px: number ) => `${ px / 16 }rem`;
	const text = ( px: number ) => rem( Math.max( READABLE, px ) );
	return {
		'--vestibule-chat-background': styles.backgroundColor,
		'--vestibule-chat-color': styles.textColor,
		'--vestibule-chat-left': rem( styles.btnLeftDistance ),
		'--vestibule-chat-right': rem( styles.btnRightDistance ),
		'--vestibule-chat-bottom': rem( styles.btnBottomDistance ),
		'--vestibule-chat-label-width': rem( styles.btnLabelWidth ),
		'--vestibule-chat-title': text( styles.titleSize ),
		'--vestibule-chat-description': text( styles.descriptionTextSize ),
		'--vestibule-chat-text': text( styles.regularTextSize ),
		'--vestibule-chat-name': text( styles.accountNameSize ),
		'--vestibule-chat-scroll': rem( styles.scrollHeight ),
	} as CSSProperties;
}
