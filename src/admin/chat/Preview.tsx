import { Disabled } from '@wordpress/components';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import DOMPurify from 'dompurify';
import type { CSSProperties } from 'react';
import { View } from '../../../blocks/chat/View';
import { withStatus } from '../../chat/status';
import type { Chat } from '../../contracts/chat';
import type { ChatProps } from '../../contracts/chat-props';
import { useSettings, type Styles } from './settings';

type Account = ChatProps[ 'accounts' ][ number ];

/** Example account for the preview on sites without accounts. */
const EXAMPLE: Account = {
	id: 0,
	name: __( 'Front desk', 'vestibule' ),
	title: __( 'Example: no accounts yet', 'vestibule' ),
	avatar: '',
	links: [ { device: 'all', href: '#' } ],
	isOnline: true,
	status: '',
	next: '',
	working: null,
};

/**
 * Returns the props that the page would have with these settings.
 *
 * @param chat Props that the server printed, with the stored settings.
 * @param settings
 * @param now Time in milliseconds.
 */
function previewProps( chat: ChatProps, settings: Chat, now: number ): ChatProps {
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

/** Minimum text size in px. */
const READABLE = 13;

/** Returns the custom properties, which must be the same as in Site\Chat\Styles. */
function previewStyle( styles: Styles ): CSSProperties {
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

/** HTML tags and attributes that the server allows in the text of the chat. */
const KEPT = {
	ALLOWED_TAGS: [
		'a',
		'abbr',
		'acronym',
		'b',
		'blockquote',
		'cite',
		'code',
		'del',
		'em',
		'i',
		'q',
		's',
		'strike',
		'strong',
	],
	ALLOWED_ATTR: [ 'href', 'title', 'cite', 'datetime' ],
};

/** Preview of launcher, panel and button with the current settings. */
export function Preview( { chat }: { chat: ChatProps } ) {
	const { settings } = useSettings();
	const { styles, display } = settings.options;
	const props = previewProps( chat, settings, Date.now() );
	const terms = useMemo(
		() => ( { __html: DOMPurify.sanitize( styles.gdprContent, KEPT ) } ),
		[ styles.gdprContent ]
	);
	const view = { ...props, terms: <span className="vestibule-chat__terms" dangerouslySetInnerHTML={ terms } /> };
	const style = previewStyle( styles );
	const isNowhere = display.showOnDesktop === 'OFF' && display.showOnMobile === 'OFF';
	return (
		<aside className="vestibule-admin__preview" aria-label={ __( 'Preview', 'vestibule' ) }>
			<div className="vestibule-admin__fields">
				<h2>{ __( 'Preview', 'vestibule' ) }</h2>
				{ isNowhere && (
					<p className="vestibule-admin__hint">
						{ __( 'With these settings, the launcher is not shown on any device.', 'vestibule' ) }
					</p>
				) }
				<Disabled>
					<div className="vestibule-admin__stage">
						<div
							className={ `vestibule-chat is-${ styles.btnPosition }${ styles.isShowScroll === 'ON' ? ' has-scroll' : '' }` }
							style={ style }
						>
							<View { ...view } />
						</div>
						<div className={ `vestibule-chat-button is-${ styles.type }` } style={ style }>
							<View { ...view } id="vestibule-preview-button" kind="button" label={ styles.label } />
						</div>
					</div>
				</Disabled>
			</div>
		</aside>
	);
}
